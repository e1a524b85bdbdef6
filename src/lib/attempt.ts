/**
 * Runs code of the host: what it throws is reported to the page and stops nothing here. Returns whether it
 * ran to the end.
 */
export function attempt(run: () => void): boolean {
  try {
    run();
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}
