import type { PaymentMethod } from '../../../api/contract/method';
import { namePending } from '../../../flows/deposit/pending/storedDeposits';
import { isBeingMade } from '../../../flows/shared/creation/isBeingMade';
import { isEverTold, tellCreated } from '../../../flows/shared/creation/tellCreated';
import type { Cashier } from '../../../state/Cashier';
import { forgetIntent } from '../../../state/RequestIntent';
import { askMade } from './askMade';
import { lostCreates } from './lostCreates';

/**
 * DEP-14: the host may not have heard of a deposit that deposit-check finds, if the answer of the call that
 * created it was lost. The server says by the request's id which call that was. If it does not know such ids,
 * it is the latest call, as a method's form opens only while deposit-check finds nothing.
 */
export async function nameLost(cashier: Cashier, method: PaymentMethod, found: string): Promise<void> {
  const { transaction } = cashier;
  const asked = lostCreates(cashier, method).map(async lost => {
    // A page that is still making it tells its own host.
    const isElsewhere = await isBeingMade(cashier, 'deposit', Date.parse(lost.createdAt));
    const made = isElsewhere ? null : await askMade(cashier, lost.requestId ?? '').catch(() => null);
    return { lost, made };
  });
  for (const { lost, made } of await Promise.all(asked)) {
    const { requestId } = lost;
    const depositId = made === undefined && !isEverTold(cashier, { depositId: found }) ? found : made;
    // One that was cancelled is told only if it stands all the same.
    if (!depositId || (lost.cancelledOn && depositId !== found)) continue;
    const named = { ...lost, depositId };
    namePending(cashier, named);
    forgetIntent(cashier.deposit, requestId);
    if (transaction.requestId === requestId)
      Object.assign(transaction, { depositId: transaction.depositId ?? depositId, isConfirmed: true });
    tellCreated(cashier, named);
  }
}
