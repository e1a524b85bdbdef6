import type { Cashier } from '../../../state/Cashier';

/**
 * showError for the first screen, which does without its code and its texts until they are needed. A player who has gone
 * elsewhere by then is not taken away.
 */
export function showErrorLater(cashier: Cashier, error: unknown, backRoute: string): void {
  const { translator, handle, router } = cashier;
  const { key } = router.current();
  Promise.all([import('./showError'), translator.complete()]).then(
    ([{ showError }]) => {
      if (router.current().key === key) showError(cashier, error, backRoute);
    },
    // Not even the error page can be had: never a blank box.
    () => handle.fail(error),
  );
}
