/** Runs the host's code: what it throws is the page's to see, and stops nothing here. */
export function attempt(run: () => void): void {
  try {
    run();
  } catch (error) {
    globalThis.reportError(error);
  }
}
