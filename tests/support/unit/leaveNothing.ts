import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll, afterEach, vi } from 'vitest';
import { LONGEST_WAIT_MS } from './longestWait';

const page = (globalThis as { happyDOM?: DetachedWindowAPI }).happyDOM;
const hasPage = globalThis.document !== undefined;

const { waitFor } = vi;
/** A wait asks again by itself: under the fake clock of a later file it would move that clock. */
const waits = new Set<Promise<unknown>>();
vi.waitFor = (check, options) => {
  const given = typeof options === 'number' ? { timeout: options } : options;
  const wait = waitFor(check, { timeout: LONGEST_WAIT_MS, ...given });
  waits.add(wait);
  const end = (): void => void waits.delete(wait);
  wait.then(end, end);
  return wait;
};

function undo(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (!hasPage) return;
  sessionStorage.clear();
  localStorage.clear();
}

/** Each test leaves clock, spies, globals, environment and storage as it found them: none has to see to it. */
afterEach(undo);

/**
 * The files of one worker share a window and its modules: each leaves them as they were found. A module that is still
 * being loaded when a file ends would have failed for all that come after.
 */
afterAll(async () => {
  vi.waitFor = waitFor;
  await vi.dynamicImportSettled();
  undo();
  if (waits.size > 0) throw new Error(`${waits.size} waits were not awaited`);
  if (!hasPage) return;
  // A test that has paid has gone to the payment page.
  page?.setURL('http://localhost:3000/');
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.adoptedStyleSheets = [];
});
