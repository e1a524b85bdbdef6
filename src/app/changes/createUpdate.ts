import type { ParentData } from '../../host/parentData';
import type { CashierApp } from '../../state/CashierHandle';
import type { RunningCashier } from '../createCashier';

/**
 * One import at a time: of two under way the later may end first, and the older change would win. Where the code does not
 * come, the changes go with the next one.
 */
export function createUpdate(cashier: RunningCashier): CashierApp['update'] {
  const waiting: Partial<ParentData>[] = [];
  let isLoading = false;
  return changes => {
    waiting.push(changes);
    if (isLoading) return;
    isLoading = true;
    import('./applyParentChanges').then(
      ({ applyParentChanges }) => {
        isLoading = false;
        if (!cashier.signal.aborted) applyParentChanges(cashier, ...waiting.splice(0));
      },
      () => {
        isLoading = false;
        cashier.send({ messageType: 'Error', message: "The widget's code could not be loaded" });
      },
    );
  };
}
