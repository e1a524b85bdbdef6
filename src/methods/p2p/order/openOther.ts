import { mayArriveUnwatched } from '../../../flows/deposit/pending/askPending';
import { openPendingDeposit } from '../../../flows/deposit/pending/openPendingDeposit';
import { storedDeposits } from '../../../flows/deposit/pending/pendingList';
import { stillHere } from '../../../flows/shared/navigation/stillHere';
import type { Cashier } from '../../../state/Cashier';
import type { PressedIntent } from '../../../state/DepositIntent';
import { checkP2P, isOrderOver, madeJustNow } from './checkP2P';

/**
 * The form may have been open while another tab has made a deposit of its method: leads to that one (P2P-01). Resolves
 * to whether the press is done with. The bank is asked only where such a deposit is stored, as it costs the player time.
 */
export async function openOther(
  cashier: Cashier,
  { method, depositId, askedId }: PressedIntent,
): Promise<boolean> {
  const ours = cashier.deposit.intent?.requestId;
  const others = storedDeposits(cashier).filter(
    ({ paymentMethod, requestId, cancelledOn, isDenied }) =>
      paymentMethod === method.name && requestId !== ours && !cancelledOn && !isDenied,
  );
  if (depositId !== undefined || askedId !== null || others.length === 0) return false;
  const isHere = stillHere(cashier);
  let other = others.find(one => one.depositId === null && mayArriveUnwatched(one));
  if (!other) {
    const answer = await checkP2P(cashier, method);
    const isOpen = answer.exists !== false && !isOrderOver(answer);
    other =
      others.find(one => isOpen && one.depositId === answer.depositId) ??
      madeJustNow(cashier, method, answer);
  }
  if (!isHere()) return true;
  if (other) void openPendingDeposit(cashier, other);
  return other !== undefined;
}
