import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll, vi } from 'vitest';

const page = (globalThis as { happyDOM?: DetachedWindowAPI }).happyDOM;

/**
 * The files of one worker share a window and its modules: each leaves them as they were found. A module that is still
 * being loaded when a file ends would have failed for all that come after.
 */
afterAll(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (globalThis.document === undefined) return;
  // A test that has paid has gone to the payment page.
  page?.setURL('http://localhost:3000/');
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.adoptedStyleSheets = [];
  sessionStorage.clear();
  localStorage.clear();
});
