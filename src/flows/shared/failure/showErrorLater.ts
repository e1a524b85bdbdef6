import type { Cashier } from '../../../state/Cashier';
import { stillHere } from '../navigation/stillHere';

/**
 * showError for the first screen, which loads its code and its texts only when needed. A player who has gone
 * elsewhere by then stays there.
 */
export function showErrorLater(cashier: Cashier, error: unknown, backRoute: string): void {
  const { translator, handle } = cashier;
  const isHere = stillHere(cashier);
  Promise.all([import('./showError'), translator.complete()]).then(
    ([{ showError }]) => {
      if (isHere()) showError(cashier, error, backRoute);
    },
    // Even the error page cannot be loaded: the shell shows the failure instead of a blank widget.
    () => handle.fail(error),
  );
}
