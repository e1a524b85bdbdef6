import '#generated/flags';
import '#generated/marks';
import { afterAll, vi } from 'vitest';

/**
 * The files of one worker share a window and its modules: each leaves them as they were found. A module that is still
 * being loaded when a file ends would have failed for all that come after; drawings, the largest, are there from the start.
 */
afterAll(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (globalThis.document === undefined) return;
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.adoptedStyleSheets = [];
  sessionStorage.clear();
  localStorage.clear();
});
