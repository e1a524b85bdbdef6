import type { Cashier } from '../../state/Cashier';

/** showError for the first screen, which does without its code and its texts until they are needed. */
export function showErrorLater(cashier: Cashier, error: unknown, backRoute: string): void {
  const { translator, send } = cashier;
  Promise.all([import('./showError'), translator.complete()]).then(
    ([{ showError }]) => showError(cashier, error, backRoute),
    () =>
      send({ messageType: 'onInitError', message: error instanceof Error ? error.message : String(error) }),
  );
}
