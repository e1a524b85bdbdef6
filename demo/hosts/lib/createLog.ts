import { hideSecrets } from './hideSecrets';
import { make } from './make';

const MAX_LINES = 300;

/** One line to each message, the newest last; tokens are never shown. */
export interface Log {
  add(type: string, detail: unknown): void;
  clear(): void;
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

export function createLog(list: HTMLElement, secrets: () => readonly string[]): Log {
  const clear = (): void => {
    list.replaceChildren(make('li', { className: 'log__none' }, 'Nothing yet.'));
  };
  // It scrolls and holds nothing to focus.
  list.tabIndex = 0;
  clear();
  return {
    clear,
    add(type, detail) {
      const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
      const tone = TONES.find(([pattern]) => pattern.test(type))?.[1] ?? 'plain';
      const text = JSON.stringify(hideSecrets(detail, secrets()) ?? null);
      const line = make(
        'li',
        { className: 'log__line', dataset: { tone } },
        make('time', {}, clock()),
        make('b', {}, type),
        ...(text === 'null' || text === '{}' ? [] : [make('code', {}, text)]),
      );
      list.querySelector('.log__none')?.remove();
      list.append(line);
      if (list.childElementCount > MAX_LINES) list.firstElementChild?.remove();
      if (isAtEnd) list.scrollTop = list.scrollHeight;
    },
  };
}
