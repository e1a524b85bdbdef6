import { pendingList } from '../../../flows/deposit/pending/pendingList';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { creationBy, p2pOf } from '../p2pOf';
import { cancelOrphan } from './cancelOrphan';

/**
 * P2P-03: the player cancels while the deposit is being made, or while its form asks for more. The server hears of it
 * at once, by the request's id; when the create answers all the same, its deposit is cancelled too. Whatever the order,
 * nothing is left open.
 */
export async function cancelCreating(cashier: Cashier): Promise<void> {
  const { deposit } = cashier;
  const creation = creationBy(p2pOf(cashier), deposit.method);
  const { depositId } = deposit;
  if (creation?.isCancelled) return;
  Object.assign(deposit, { ...noAskedFields(), intent: null });
  if (creation) creation.isCancelled = true;
  const requestId = creation?.requestId ?? null;
  // Nobody is led to what is being closed.
  pendingList.drop(cashier, { depositId, requestId });
  const which = depositId !== null ? { depositId } : requestId !== null && { requestId };
  if (!which) return;
  const isTaken = await cancelOrphan(cashier, which);
  if (isTaken && creation) creation.isReleased = true;
}
