const LONGEST_WAIT_MS = 1000;

/**
 * Resolves when what was drawn is on screen and the page has nothing else to do, but after a second at the
 * latest.
 */
export function whenIdle(): Promise<void> {
  return new Promise(resolve => {
    // A hidden page gets no frames, so the timeout of the idle callback ends the wait there.
    const done = () => resolve();
    if (!globalThis.requestIdleCallback) setTimeout(done);
    else requestIdleCallback(done, { timeout: LONGEST_WAIT_MS });
  });
}
