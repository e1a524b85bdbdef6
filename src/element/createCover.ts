import { knownPlatform } from '../domain/player/resolvePlatform';
import { resolveTheme } from '../domain/player/resolveTheme';
import type { HeldInput } from '../early/holdInput';
import { paintList, rehearseList } from '../early/paintList';
import type { HostMode } from '../host/chooseMode';
import type { ParentData } from '../host/parentData';
import { afterPaint } from '../lib/afterPaint';
import type { Theme } from '../spec/defaults';
import type { StartUser } from '../state/CashierHandle';
import { paintSkeleton } from './paintSkeleton';
import { showStartFailure } from './showStartFailure';

const nothing = () => {};

/** An answer that comes sooner than this is drawn faster without a rehearsal. */
const REHEARSE_AFTER_MS = 200;

interface CoverOptions {
  root: ShadowRoot;
  parent: ParentData;
  mode: HostMode;
}

/** What the widget shows while the app is not there: a skeleton, the early list or a failure. */
interface Cover {
  showSkeleton(): void;
  /** Rehearses the list behind a skeleton that stays for long. */
  rehearse(user: StartUser): void;
  /** Replaces the skeleton with the list, if the answer allows it. */
  showList(user: StartUser, answer: unknown, onClose: () => void): void;
  showFailure(takesFocus: boolean, onRetry: () => void): void;
  /** Resolves once the early list is on screen; `null` if there is none. */
  listPainted(): Promise<void> | null;
  /** Takes over what the host has said since: a dark cashier must not begin with a light flash. */
  refresh(): void;
  /** The app has painted: hands over what the player has done on the early list. */
  handOver(): void;
  remove(): void;
}

export function createCover({ root, parent, mode }: CoverOptions): Cover {
  let takeAway = nothing;
  let list: HeldInput | null = null;
  let painted: Promise<void> | null = null;

  const skeleton = () => root.querySelector('.cashier[aria-busy]');

  function theme(): Theme {
    const platform = knownPlatform(parent.user?.platform);
    return resolveTheme({ ...parent, platform, isNative: mode === 'native' });
  }

  function remove(): void {
    list?.dispose();
    takeAway();
    takeAway = nothing;
    list = painted = null;
  }

  return {
    showSkeleton: () => {
      remove();
      takeAway = paintSkeleton({ root, theme: theme(), dir: parent.config.dir ?? 'ltr' });
    },
    rehearse: user => {
      setTimeout(() => {
        if (skeleton()) rehearseList({ root, parent, user, theme: theme() });
      }, REHEARSE_AFTER_MS);
    },
    showList: (user, answer, onClose) => {
      const drawn = paintList({ root, parent, user, theme: theme(), answer, onClose });
      if (!drawn) return;
      remove();
      list = drawn;
      painted = afterPaint();
    },
    showFailure: (takesFocus, onRetry) => {
      remove();
      takeAway = showStartFailure({ root, theme: theme(), takesFocus, onRetry });
    },
    listPainted: () => painted,
    refresh: () => skeleton()?.setAttribute('data-theme', theme()),
    handOver: () => (list ? list.handOver(root) : remove()),
    remove,
  };
}
