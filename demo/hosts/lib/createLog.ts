import { hideSecrets } from './hideSecrets';
import { make } from './make';

const MAX_LINES = 300;

/** One line to each message, the newest last; tokens are never shown. */
export interface Log {
  add(type: string, detail: unknown): void;
  clear(): void;
  /** Shows the lines that hold a text only. */
  filter(text: string): void;
  /** What comes meanwhile is held back until it goes on. */
  pause(isPaused: boolean): void;
}

const TONES: readonly [pattern: RegExp, tone: string][] = [
  [/error|expired|invalid|fail/i, 'bad'],
  [/create|close|init|loaded/i, 'good'],
  [/^(request|onRequest)|analytics|retry/i, 'quiet'],
];

const clock = (): string => {
  const now = new Date();
  return `${now.toLocaleTimeString('en-GB')}.${String(now.getMilliseconds()).padStart(3, '0')}`;
};

function lineOf(type: string, detail: unknown): HTMLElement {
  const tone = TONES.find(([pattern]) => pattern.test(type))?.[1] ?? 'plain';
  const text = JSON.stringify(detail ?? null);
  return make(
    'li',
    { className: 'log__line', dataset: { tone } },
    make('time', {}, clock()),
    make('b', {}, type),
    ...(text === 'null' || text === '{}' ? [] : [make('code', {}, text)]),
  );
}

/** @param onHeld hears how many lines are held back. */
export function createLog(
  list: HTMLElement,
  secrets: () => readonly string[],
  onHeld: (count: number) => void = () => undefined,
): Log {
  const none = make('li', { className: 'log__none' });
  let wanted = '';
  let held: HTMLElement[] | null = null;

  function refresh(): void {
    let shown = 0;
    for (const line of list.querySelectorAll<HTMLElement>('.log__line')) {
      line.hidden = !line.textContent?.toLowerCase().includes(wanted);
      if (!line.hidden) shown += 1;
    }
    none.hidden = shown > 0;
    none.textContent = wanted === '' ? 'Nothing yet.' : 'Nothing with this text.';
  }

  function append(...lines: HTMLElement[]): void {
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    list.append(...lines);
    const all = [...list.querySelectorAll('.log__line')];
    for (const line of all.slice(0, -MAX_LINES)) line.remove();
    refresh();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  }

  function clear(): void {
    list.replaceChildren(none);
    held = held && [];
    onHeld(0);
    refresh();
  }

  // It scrolls and holds nothing to focus.
  list.tabIndex = 0;
  clear();
  return {
    clear,
    add(type, detail) {
      const line = lineOf(type, hideSecrets(detail, secrets()));
      if (!held) return append(line);
      held = [...held, line].slice(-MAX_LINES);
      onHeld(held.length);
    },
    filter(text) {
      wanted = text.trim().toLowerCase();
      refresh();
    },
    pause(isPaused) {
      if (!isPaused) append(...(held ?? []));
      held = isPaused ? [] : null;
      onHeld(0);
    },
  };
}
