import type { PaymentMethod } from '../../../api/contract/method';
import { namePending } from '../../../flows/deposit/pending/keepPending';
import { isDepositTold, tellCreated } from '../../../flows/shared/tellCreated';
import type { Cashier } from '../../../state/Cashier';
import { forgetIntent } from '../../../state/RequestIntent';
import { askMade } from './askMade';
import { lostCreates } from './lostCreates';

/**
 * DEP-14: the host may not have heard of a deposit that deposit-check has found: a creating call whose answer was lost
 * has made it. Which one the server says by the request's id; one that knows no such ids means the latest, as the form
 * of a method opens only where deposit-check knows of none.
 */
export async function nameLost(cashier: Cashier, method: PaymentMethod, found: string): Promise<void> {
  const { transaction } = cashier;
  const asked = lostCreates(cashier, method).map(async lost => ({
    lost,
    made: await askMade(cashier, lost.requestId ?? '').catch(() => null),
  }));
  for (const { lost, made } of await Promise.all(asked)) {
    const { requestId } = lost;
    const depositId = made === undefined && !isDepositTold(cashier, found) ? found : made;
    if (!depositId) continue;
    const named = { ...lost, depositId };
    namePending(cashier, named);
    forgetIntent(cashier.deposit, requestId);
    if (transaction.requestId === requestId) transaction.depositId ??= depositId;
    tellCreated(cashier, named);
  }
}
