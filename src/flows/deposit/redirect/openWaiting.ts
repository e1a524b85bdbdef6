import { needsCaptcha, opensPopUp } from '../../../domain/method/methodLists';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { openPopUp, type PopUp } from './openPopUp';
import { opensOutside } from './opensOutside';

type Intent = Pick<DepositIntent, 'method'>;

/** Opens the window in the click, for a method that mostly leads to a payment page (DEP-04). */
export function openInClick(cashier: Cashier, { method }: Intent): PopUp | null {
  if (!cashier.kindOf(method).opensPopUp) return null;
  const text = needsCaptcha(method.name) ? 'redirect.waitingForCaptcha' : 'redirect.waiting';
  return openForPage(cashier, method.name, text);
}

/**
 * Opens the window after the answer, for a method that mostly stays in the widget, if the browser still
 * counts the click.
 */
export function openAfterAnswer(cashier: Cashier, { method }: Intent): PopUp | null {
  const { userActivation } = cashier.handle.element.ownerDocument.defaultView?.navigator ?? {};
  if (cashier.kindOf(method).opensPopUp || !userActivation?.isActive) return null;
  return openForPage(cashier, method.name);
}

/** Opens the window, unless the host or the external browser opens the method's page, or it has none. */
export const openForPage = (cashier: Cashier, name: string, text?: WaitingText): PopUp | null =>
  opensPopUp(name) && !opensOutside(cashier) ? openWatched(cashier, text) : null;

/** Opens the window, and remembers whether the browser lets one be opened. */
export function openWatched(cashier: Cashier, text?: WaitingText): PopUp | null {
  const opened = openWaiting(cashier, text);
  cashier.deposit.popUps = opened ? 'opened' : 'blocked';
  return opened;
}

type WaitingText = 'redirect.waiting' | 'redirect.waitingForCaptcha';

/**
 * A web view of Android. Unless its app has seen to windows, an empty one takes the place of the page itself,
 * or is never shown; what a link opens comes there too.
 */
const WEB_VIEW = /; wv\)/;

/** How long a browser takes to show a window. */
export const OPENING_MS = 1000;

/**
 * Opens a window that says what it waits for; `null` if the browser refuses to open one. A browser that gives
 * none away, but has lost the page's focus to one, cuts windows off, as from a frame in a page with
 * `Cross-Origin-Opener-Policy: same-origin`. Each further one would only be left empty, and a link opens the
 * page.
 */
export function openWaiting(
  { handle, translator, resource }: Pick<Cashier, 'handle' | 'translator' | 'resource'>,
  text: WaitingText = 'redirect.waiting',
): PopUp | null {
  const { ownerDocument: document } = handle.element;
  const { defaultView: view } = document;
  const windows = resource('windows', () => ({ areCut: false }));
  if (windows.areCut || !view || WEB_VIEW.test(view.navigator.userAgent)) return null;
  const opened = openPopUp(view, translator.t(text));
  if (!opened)
    setTimeout(() => {
      windows.areCut = !document.hasFocus();
    }, OPENING_MS);
  return opened;
}
