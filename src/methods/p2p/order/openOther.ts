import { isDepositUnknown } from '../../../flows/deposit/complete/endUnknown';
import { mayArriveUnwatched } from '../../../flows/deposit/pending/askPending';
import { openPendingDeposit } from '../../../flows/deposit/pending/openPendingDeposit';
import { storedDeposits } from '../../../flows/deposit/pending/pendingList';
import { whileHere } from '../../../flows/shared/navigation/whileHere';
import type { Cashier } from '../../../state/Cashier';
import type { PressedIntent } from '../../../state/DepositIntent';
import { checkP2P, hasDepositId } from './checkP2P';
import { enterP2P, isOrderOver } from './enterP2P';

/**
 * The form may have been open while another tab has made a deposit of its method: leads to that one (P2P-01). Resolves
 * to whether the press is done with. The bank is asked only where such a deposit is stored, as it costs the player time.
 */
export async function openOther(cashier: Cashier, intent: PressedIntent): Promise<boolean> {
  const { method, depositId, askedId } = intent;
  if (depositId !== undefined || askedId !== null) return false;
  const ours = cashier.deposit.intent?.requestId;
  const others = storedDeposits(cashier).filter(
    ({ paymentMethod, requestId, cancelledOn, isDenied }) =>
      paymentMethod === method.name && requestId !== ours && !cancelledOn && !isDenied,
  );
  if (others.length === 0) return false;
  const awaited = others.find(other => other.depositId === null && mayArriveUnwatched(other));
  if (awaited) {
    void openPendingDeposit(cashier, awaited);
    return true;
  }
  const { signal, end } = whileHere(cashier);
  try {
    if (!(await isOneOpen(cashier, intent, signal))) return signal.aborted;
    await enterP2P(cashier, method, { signal, isReplacing: true });
    return true;
  } finally {
    end();
  }
}

async function isOneOpen(cashier: Cashier, { method }: PressedIntent, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await checkP2P(cashier, method, signal);
    return answer.exists !== false && hasDepositId(answer) && !isOrderOver(answer);
  } catch (error) {
    if (signal.aborted || isDepositUnknown(error)) return false;
    throw error;
  }
}
