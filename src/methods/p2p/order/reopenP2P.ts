import type { PaymentMethod } from '../../../api/contract/method';
import { stillHere } from '../../../flows/shared/navigation/stillHere';
import { untilHere } from '../../../flows/shared/navigation/untilHere';
import { sleep } from '../../../lib/sleep';
import type { Cashier } from '../../../state/Cashier';
import { checkP2P, hasDepositId, isOrderOver, LAG_MS, madeJustNow } from './checkP2P';
import { isTransferOver } from './followP2P';
import { identifyLostCreates } from './lostCreates';
import { openFound } from './openInvoice';

/**
 * Goes from the status of an open deposit to its invoice. No card is stored here, so only the server can say
 * where to pay. The player stays where they are if the server has another deposit, none, or one that has
 * ended; one that was made just now is asked for again.
 */
export async function reopenP2P(cashier: Cashier, method: PaymentMethod): Promise<void> {
  const { transaction } = cashier;
  const isOnPage = stillHere(cashier);
  if (transaction.depositId === null) {
    const found = await checkP2P(cashier, method).catch(() => null);
    if (found && hasDepositId(found) && found.exists !== false && !isOrderOver(found))
      await identifyLostCreates(cashier, method, found);
  }
  // Polling finds the id of one that is known only by its request.
  await untilHere(cashier, transaction, () => transaction.depositId !== null);
  const { depositId } = transaction;
  if (!isOnPage() || depositId === null) return;
  const isHere = () => isOnPage() && transaction.depositId === depositId;
  const answer = await checkP2P(cashier, method);
  if (!isHere() || isTransferOver(transaction)) return;
  if (madeJustNow(cashier, method, answer)?.depositId === depositId) {
    const again = () => (isHere() ? reopenP2P(cashier, method) : undefined);
    sleep(LAG_MS, cashier.signal)
      .then(again)
      .catch(() => {});
    return;
  }
  if (!hasDepositId(answer) || answer.depositId !== depositId || isOrderOver(answer)) return;
  // One that asks for fields had its page closed before the player saw them.
  openFound(cashier, { method, answer, isReplacing: true });
}
