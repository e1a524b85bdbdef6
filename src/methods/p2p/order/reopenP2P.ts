import type { PaymentMethod } from '../../../api/contract/method';
import { depositCheck } from '../../../api/operations/p2p';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import { p2pOutcomeOf } from '../../../domain/transaction/p2pOutcomeOf';
import type { Cashier } from '../../../state/Cashier';
import { checkPayload } from './checkPayload';
import { clockOf } from './clockOf';
import { hasEnded } from './enterP2P';
import { nameBank } from './nameBank';
import { openInvoice } from './openInvoice';
import { readInvoice } from './readInvoice';

/**
 * From the status of a deposit that was left open to its invoice: no card is kept here, so that only the server can say
 * where to pay. The player stays where they are if it has another deposit, none, or one that has ended.
 */
export async function reopenP2P(cashier: Cashier, method: PaymentMethod): Promise<void> {
  const { client, router, transaction, signal } = cashier;
  const here = router.current();
  const { depositId } = transaction;
  const isHere = () => router.current() === here && transaction.depositId === depositId;
  const isOpen = () =>
    !isDepositFinal(transaction.status) && p2pOutcomeOf(transaction.serverStatus) === 'open';
  const answer = await client.call(depositCheck, checkPayload(cashier, method), { signal });
  if (answer.depositId !== depositId || hasEnded(answer) || answer.isFieldsRequired) return;
  const invoice = readInvoice(answer, clockOf(cashier, answer));
  if (!invoice) return;
  if (!isHere() || !isOpen()) return;
  openInvoice(cashier, { intent: { method, amount: invoice.amount, fields: {} }, invoice, answer });
  void nameBank(cashier, method);
}
