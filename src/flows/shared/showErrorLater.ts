import type { Cashier } from '../../state/Cashier';

/** showError for the first screen, which does without its code and its texts until they are needed. */
export function showErrorLater(cashier: Cashier, error: unknown, backRoute: string): void {
  const { translator, handle } = cashier;
  Promise.all([import('./showError'), translator.complete()]).then(
    ([{ showError }]) => showError(cashier, error, backRoute),
    // Not even the error page can be had: never a blank box.
    () => handle.fail(error),
  );
}
