import { proxy } from 'valtio/vanilla';

/** One page of the widget's own history. `path` has no base; `scroll` is kept for the way back (ROUTE-12). */
export interface RouteEntry {
  key: number;
  path: string;
  query: Record<string, string>;
  state: unknown;
  scroll: number;
  /** Where the widget's top stood in the window as the page was left. */
  top?: number;
  /** The field whose choices the player has gone on to; back here it has the focus again. */
  field?: string;
}

export interface NavigateOptions {
  query?: Record<string, string>;
  state?: unknown;
  /** Takes the place of the current page. */
  isReplacing?: boolean;
  /** Forgets every page but the first: the way back from a finished deposit is the list. */
  isFinal?: boolean;
  /** Forgets every page. */
  isReset?: boolean;
}

export interface Router {
  readonly state: { entries: RouteEntry[]; direction: 'forward' | 'back' };
  readonly base: string;
  current(): RouteEntry;
  navigate(path: string, options?: NavigateOptions): void;
  /** To the previous page, once the page agrees; `false` where there is none. */
  back(): boolean;
  /** Calls `go`, which leaves the page; a page that has an asker may ask the player first. */
  leave(go: () => void): void;
  /** Sets the asker of the page on screen. Returns what removes it. */
  askBeforeLeave(asker: LeaveAsker): () => void;
}

/** Returns `true` if the player is being asked; it then calls `go` itself if they want to leave. */
type LeaveAsker = (go: () => void) => boolean;

interface RouterOptions {
  base: string;
  initialPath: string;
  onNavigate(entry: RouteEntry): void;
}

function keptEntries(
  entries: RouteEntry[],
  { isReset, isFinal, isReplacing }: NavigateOptions,
): RouteEntry[] {
  if (isReset) return [];
  if (isFinal) return entries.slice(0, 1);
  return isReplacing ? entries.slice(0, -1) : entries;
}

/** A memory history with a real way back: wouter's own knows none (architecture.md, rule 9). */
export function createRouter({ base, initialPath, onNavigate }: RouterOptions): Router {
  let nextKey = 0;
  let asker: LeaveAsker | null = null;
  const entryOf = (path: string, { query = {}, state = null }: NavigateOptions): RouteEntry => ({
    key: nextKey++,
    path,
    query,
    state,
    scroll: 0,
  });
  const state = proxy<Router['state']>({ entries: [entryOf(initialPath, {})], direction: 'forward' });

  function current(): RouteEntry {
    const entry = state.entries.at(-1);
    if (!entry) throw new Error('No history');
    return entry;
  }

  function leave(go: () => void): void {
    if (!asker?.(go)) go();
  }

  return {
    state,
    base,
    current,
    navigate: (path, options = {}) => {
      const entry = entryOf(path, options);
      state.direction = 'forward';
      // In one step: listeners must never find the history empty.
      state.entries = [...keptEntries(state.entries, options), entry];
      onNavigate(entry);
    },
    back: () => {
      if (state.entries.length < 2) return false;
      leave(() => {
        state.direction = 'back';
        state.entries = state.entries.slice(0, -1);
        onNavigate(current());
      });
      return true;
    },
    leave,
    askBeforeLeave: next => {
      asker = next;
      return () => {
        if (asker === next) asker = null;
      };
    },
  };
}
