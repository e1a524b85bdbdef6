import { pendingList } from '../../../flows/deposit/pending/pendingList';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { creationBy, p2pOf } from '../p2pOf';
import { cancelOrphan } from './cancelOrphan';

/**
 * P2P-03: cancels while the deposit is being created, or while its form asks for more. The server is told at
 * once, by the request's id; if the create is answered all the same, its deposit is cancelled too. In
 * whatever order they arrive, no deposit stays open.
 */
export async function cancelCreating(cashier: Cashier): Promise<void> {
  const { deposit } = cashier;
  const creation = creationBy(p2pOf(cashier), deposit.method);
  const { depositId } = deposit;
  if (creation?.isCancelled) return;
  Object.assign(deposit, { ...noAskedFields(), intent: null });
  if (creation) creation.isCancelled = true;
  const requestId = creation?.requestId ?? null;
  // The list of open deposits must not lead to one that is being cancelled.
  pendingList.drop(cashier, { depositId, requestId });
  const which = depositId !== null ? { depositId } : requestId !== null && { requestId };
  if (!which) return;
  // A create that is under way tries once more when it ends.
  const ending = await cancelOrphan(cashier, which, !creation);
  if (ending === 'cancelled' && creation) creation.isReleased = true;
}
