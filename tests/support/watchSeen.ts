import { appendFileSync, mkdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { readPublicApi } from '../../scripts/reference/readPublicApi';

/** What really occurs in browsers, a name a line, for scripts/checkSeen.ts. */
export const SEEN_FOLDER = '.tmp/seen';
/** A line for each test that has looked for its secrets and found none. */
export const NO_SECRET = 'no secret';

declare global {
  interface Window {
    __seen?: Set<string>;
  }
}

const { messages, holds } = readPublicApi();
const EVENTS = [...messages.flatMap(({ event }) => event ?? []), ...holds.map(({ name }) => name)];

/** Notes the element's events and the messages between hosts and widgets; gives what writes them down. */
export async function watchSeen(page: Page, workerIndex: number): Promise<() => Promise<void>> {
  await page.addInitScript(recordSeen, EVENTS);
  return async () => {
    const found = await Promise.all(page.frames().map(frame => frame.evaluate(readSeen).catch(() => [])));
    noteSeen(workerIndex, found.flat());
  };
}

export function noteSeen(workerIndex: number, lines: readonly string[]): void {
  mkdirSync(SEEN_FOLDER, { recursive: true });
  appendFileSync(`${SEEN_FOLDER}/${workerIndex}.txt`, lines.map(line => `${line}\n`).join(''));
}

function recordSeen(events: string[]): void {
  const seen = new Set<string>();
  window.__seen = seen;
  for (const name of events)
    window.addEventListener(name, event => event instanceof CustomEvent && seen.add(`event ${name}`), true);
  window.addEventListener('message', ({ data }) => {
    try {
      const { messageType, type } = typeof data === 'string' ? JSON.parse(data) : data;
      if (typeof messageType === 'string') seen.add(`message ${messageType}`);
      if (typeof type === 'string') seen.add(`incoming ${type}`);
    } catch {
      // Not one of ours.
    }
  });
}

/** With what a native app's bridge was told, where the test plays one. */
function readSeen(): string[] {
  const posted = (window.__posted ?? []).map(text => `message ${String(JSON.parse(text).messageType)}`);
  return [...(window.__seen ?? []), ...posted];
}
