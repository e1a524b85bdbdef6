import { isOtherPlayer } from '../../domain/player/playerOf';
import type { ParentData } from '../../host/parentData';
import type { CashierApp } from '../../state/CashierHandle';
import type { RunningCashier } from '../createCashier';

/**
 * One import at a time: of two, the later might end first, and the older change would win. Calls wait for it, as the
 * shell already has the new values, perhaps another player's token, while the payment under way is still that of the
 * player before. If the code cannot be loaded, the changes are applied with the next one; a screen of another player or
 * bank does not stay.
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
      error => {
        cashier.updating = null;
        const { parent, handle } = cashier;
        if (handle.parent.host !== parent.host || isOtherPlayer(parent, handle.parent)) handle.fail(error);
        else cashier.send({ messageType: 'Error', message: "The widget's code could not be loaded" });
      },
    );
  };
}
