const LONGEST_WAIT_MS = 100;

/** Resolves when what has just been drawn is on screen; a hidden page, which paints nothing, does not wait for it. */
export function afterPaint(): Promise<void> {
  return new Promise(resolve => {
    const done = () => resolve();
    // The second frame begins once the first has been presented.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    setTimeout(done, LONGEST_WAIT_MS);
  });
}
