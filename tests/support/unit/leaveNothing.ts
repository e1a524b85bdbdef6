import { afterAll, vi } from 'vitest';

/** The files of one worker share a window: each leaves it as it was found. */
afterAll(() => {
  vi.useRealTimers();
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
