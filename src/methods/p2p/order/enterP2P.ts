import type { PaymentMethod } from '../../../api/contract/method';
import type { P2PAnswer } from '../../../api/contract/p2p';
import { depositCheck } from '../../../api/operations/p2p';
import { isDepositFinal, mapDepositStatus } from '../../../domain/transaction/depositStatus';
import { p2pOutcomeOf } from '../../../domain/transaction/p2pOutcomeOf';
import { mayArrive } from '../../../flows/deposit/pending/askPending';
import { openPendingDeposit } from '../../../flows/deposit/pending/openPendingDeposit';
import { tellPlayer } from '../../../flows/shared/failure/tellPlayer';
import { withGroupTimeout } from '../../../flows/shared/failure/withGroupTimeout';
import { INVALID_P2P_RESPONSE } from '../../../spec/messages';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import type { DepositIntent } from '../../../state/DepositIntent';
import { creationBy, p2pOf } from '../p2pOf';
import { P2P_PATHS } from '../p2pPaths';
import { keptSum } from './askedSum';
import { checkPayload } from './checkPayload';
import { clockOf } from './clockOf';
import { lostCreates } from './lostCreates';
import { nameBank } from './nameBank';
import { nameLost } from './nameLost';
import { openAskedForm } from './openAskedForm';
import { openInvoice } from './openInvoice';
import { openUnreadable } from './openUnreadable';
import { readInvoice } from './readInvoice';

interface Entry {
  signal: AbortSignal;
  /** The form takes the place of the screen that asks. */
  isReplacing: boolean;
}

/**
 * P2P-01: a deposit of this method that is still open is shown again, also after a reload; else its form. One whose
 * invoice cannot be read is followed, and never cancelled: it may be paid. Rejects where the server cannot say.
 */
export async function enterP2P(
  cashier: Cashier,
  method: PaymentMethod,
  { signal, isReplacing }: Entry,
): Promise<void> {
  const { client, deposit, router, send, translator } = cashier;
  const toForm = () => router.navigate(P2P_PATHS.base, { isReplacing });
  // The server may not have heard of one that is being made: its form leads on to it.
  if (creationBy(p2pOf(cashier), method)) return toForm();
  const answer = await withGroupTimeout(signal, group =>
    client.call(depositCheck, checkPayload(cashier, method), { signal: group }),
  );
  if (signal.aborted) return;
  // Another method of the list may have been asked for some before, and has limits of its own.
  Object.assign(deposit, { ...noAskedFields(), limits: null });
  const { depositId } = answer;
  const isNone = answer.exists === false || depositId === undefined;
  if (isNone || (hasEnded(answer) && p2pOutcomeOf(answer.status) === 'canceled')) {
    // Nor may it have heard of one that a page has left behind: that is waited for, and not made once more.
    const latest = lostCreates(cashier, method).find(mayArrive);
    return latest ? openPendingDeposit(cashier, latest) : toForm();
  }
  void nameLost(cashier, method, depositId);

  const intent: DepositIntent = { method, ...keptSum(cashier, answer), fields: {} };
  if (hasEnded(answer)) return openUnreadable(cashier, intent, { ...answer, depositId });
  if (answer.isFieldsRequired)
    return openAskedForm(cashier, { method, answer: { ...answer, depositId }, isReplacing });
  const invoice = readInvoice(answer, clockOf(cashier, answer));
  if (!invoice) {
    send({ messageType: 'onInvalidP2PResponse', reason: INVALID_P2P_RESPONSE });
    tellPlayer(cashier, translator.t('pay.noData.title'), depositId);
    return openUnreadable(cashier, intent, { ...answer, depositId });
  }
  openInvoice(cashier, { intent, invoice, answer });
  void nameBank(cashier, method);
}

export const hasEnded = ({ status }: P2PAnswer): boolean =>
  status !== undefined && (p2pOutcomeOf(status) !== 'open' || isDepositFinal(mapDepositStatus(status)));
