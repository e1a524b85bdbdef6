/** Runs the host's code: what it throws is the page's to see, and stops nothing here. Whether it has run through. */
export function attempt(run: () => void): boolean {
  try {
    run();
    return true;
  } catch (error) {
    globalThis.reportError(error);
    return false;
  }
}
