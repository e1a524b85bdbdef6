import type { ParentData } from '../../host/parentData';
import type { CashierApp } from '../../state/CashierHandle';
import type { RunningCashier } from '../createCashier';

/**
 * One import at a time: of two under way the later may end first, and the older change would win. What is asked meanwhile
 * waits for it: the shell has the host's word already, which may be another player's token, and the payment under way is
 * still the one's before. Where the code does not come, the changes go with the next one.
 */
export function createUpdate(cashier: RunningCashier): CashierApp['update'] {
  const waiting: Partial<ParentData>[] = [];
  return changes => {
    waiting.push(changes);
    cashier.updating ??= import('./applyParentChanges').then(
      ({ applyParentChanges }) => {
        cashier.updating = null;
        if (!cashier.signal.aborted) applyParentChanges(cashier, ...waiting.splice(0));
      },
      () => {
        cashier.updating = null;
        cashier.send({ messageType: 'Error', message: "The widget's code could not be loaded" });
      },
    );
  };
}
