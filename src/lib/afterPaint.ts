const LONGEST_WAIT_MS = 100;

/** Resolves when what has just been drawn is on screen. A hidden page paints nothing, so the wait has a limit. */
export function afterPaint(): Promise<void> {
  return new Promise(resolve => {
    const done = () => resolve();
    // The second frame begins only after the first has been presented.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    setTimeout(done, LONGEST_WAIT_MS);
  });
}
