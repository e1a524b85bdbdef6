import { isNativePlatform } from '../domain/player/resolvePlatform';
import { countPending, pendingKey } from '../flows/deposit/pending/pendingKey';
import type { ParentData } from '../host/parentData';
import { SEARCH_FROM_METHODS, type Theme } from '../spec/defaults';
import type { StartUser } from '../state/CashierHandle';
import { drawList } from './drawList';
import { type HeldInput, holdInput } from './holdInput';
import { type EarlyMethod, readEarlyMethods } from './readEarlyMethods';

interface RehearseOptions {
  root: ShadowRoot;
  parent: ParentData;
  user: StartUser;
  theme: Theme;
}

interface PaintListOptions extends RehearseOptions {
  /** What the banking server said to the first request. */
  answer: unknown;
  onClose(): void;
}

/** A start that needs nothing but the methods: English texts, our own look, no bonus, no open deposit. */
function isPlainStart(parent: ParentData, user: StartUser): boolean {
  return (
    parent.page === 'deposit' &&
    user.lang === 'en' &&
    parent.widgetViewType === 'main' &&
    user.widgetViewType === 'main' &&
    user.currency !== '' &&
    user.paymentGeo !== '' &&
    parent.schema === null &&
    !parent.config.pseudoLocale &&
    parent.bonusList.length === 0 &&
    !isNativePlatform(user.platform) &&
    !countPending(pendingKey({ parent }))
  );
}

/**
 * Paints the method list as the app will draw it, while React and the app are still loading, and holds what
 * the player does on it. `null` where the start or the answer is out of the ordinary: the skeleton stays, and
 * the app draws the list.
 */
export function paintList(options: PaintListOptions): HeldInput | null {
  const { root, parent, user, answer, onClose } = options;
  const methods = isPlainStart(parent, user) ? readEarlyMethods(answer, user.currency) : null;
  if (!methods) return null;
  const frame = drawList({ ...options, methods });
  root.append(frame);
  return holdInput({ frame, onClose });
}

/** Enough methods for the search to show, with a tile and rows. */
const SAMPLES: EarlyMethod[] = [...new Array(SEARCH_FROM_METHODS)].map((_, position) => ({
  name: 'Visa 1',
  category: 'e-money',
  text: {},
  amount_rules: {},
  position,
  isPopular: position === 0,
}));

/**
 * Lays out a sample list unseen while the answer is on its way, so that work which the engine does once, such
 * as looking up a font for each text size, is done before the real list.
 */
export function rehearseList(options: RehearseOptions): void {
  const { root, parent, user } = options;
  if (!isPlainStart(parent, user)) return;
  const frame = drawList({ ...options, methods: SAMPLES });
  frame.style.cssText = 'position: absolute; inset: 0; visibility: hidden';
  root.append(frame);
  frame.getBoundingClientRect();
  frame.remove();
}
