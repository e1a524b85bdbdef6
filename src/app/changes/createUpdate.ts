import { isOtherPlayer } from '../../domain/player/playerOf';
import type { ParentData } from '../../host/parentData';
import type { CashierApp } from '../../state/CashierHandle';
import type { RunningCashier } from '../createCashier';

/**
 * The app's `update`: loads the code that applies changes, and applies all that have come by then. There is
 * one import at a time, as of two the later might end first, and the older change would win. No call is sent
 * meanwhile (`updating`): the shell already has the new values, perhaps another player's token, but the
 * payment under way is the first player's. If the code cannot be loaded, the changes wait for the network or the next
 * one; with another player or bank the widget fails instead, as the screen would be somebody else's.
 */
export function createUpdate(cashier: RunningCashier): CashierApp['update'] {
  const waiting: Partial<ParentData>[] = [];
  cashier.handle.keeper.isAnew = false;
  const again = () => update({});
  function update(changes: Partial<ParentData>): void {
    waiting.push(changes);
    cashier.updating ??= import('./applyParentChanges').then(
      ({ applyParentChanges }) => {
        cashier.updating = null;
        if (!cashier.signal.aborted) applyParentChanges(cashier, ...waiting.splice(0));
      },
      error => {
        cashier.updating = null;
        const { parent, handle } = cashier;
        if (handle.parent.host !== parent.host || isOtherPlayer(parent, handle.parent)) handle.fail(error);
        else {
          globalThis.addEventListener('online', again, { once: true, signal: cashier.signal });
          cashier.send({ messageType: 'Error', message: "The widget's code could not be loaded" });
        }
      },
    );
  }
  return update;
}
