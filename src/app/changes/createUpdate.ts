import type { ParentData } from '../../host/parentData';
import type { CashierApp } from '../../state/CashierHandle';
import type { RunningCashier } from '../createCashier';

/** One import at a time: of two under way the later may end first, and the older change would win. */
export function createUpdate(cashier: RunningCashier): CashierApp['update'] {
  let waiting: Partial<ParentData>[] | null = null;
  return changes => {
    if (waiting) {
      waiting.push(changes);
      return;
    }
    const taken = [changes];
    waiting = taken;
    import('./applyParentChanges').then(
      ({ applyParentChanges }) => {
        waiting = null;
        if (!cashier.signal.aborted) applyParentChanges(cashier, ...taken);
      },
      () => {
        waiting = null;
        cashier.send({ messageType: 'Error', message: "The widget's code could not be loaded" });
      },
    );
  };
}
