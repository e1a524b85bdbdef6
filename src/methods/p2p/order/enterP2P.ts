import type { PaymentMethod } from '../../../api/contract/method';
import { p2pOutcomeOf } from '../../../domain/transaction/p2pOutcomeOf';
import { mayArriveUnwatched } from '../../../flows/deposit/pending/askPending';
import { openPendingDeposit } from '../../../flows/deposit/pending/openPendingDeposit';
import { tellPlayer } from '../../../flows/shared/failure/tellPlayer';
import { withGroupTimeout } from '../../../flows/shared/failure/withGroupTimeout';
import { assign } from '../../../lib/assign';
import { INVALID_P2P_RESPONSE } from '../../../spec/messages';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import type { DepositIntent } from '../../../state/DepositIntent';
import { creationBy, p2pOf } from '../p2pOf';
import { P2P_PATHS } from '../p2pPaths';
import { checkP2P, hasDepositId, isOrderOver, keptSum, madeJustNow } from './checkP2P';
import { identifyLostCreates, lostCreates } from './lostCreates';
import { openFound, openStatus } from './openInvoice';

interface Entry {
  signal: AbortSignal;
  /** Whether the form replaces the current screen in the history. */
  isReplacing: boolean;
}

/**
 * P2P-01: shows a deposit of this method that is still open, also after a reload; otherwise its form. A
 * deposit whose invoice cannot be read is followed and never cancelled, as it may be paid. Rejects if the
 * server cannot say.
 */
export async function enterP2P(
  cashier: Cashier,
  method: PaymentMethod,
  { signal, isReplacing }: Entry,
): Promise<void> {
  const { deposit, router, send, translator } = cashier;
  const toForm = () => router.navigate(P2P_PATHS.base, { isReplacing });
  // deposit-check may not know a deposit that is still being created: the form shows the creation, and its
  // answer leads on.
  if (creationBy(p2pOf(cashier), method)) return toForm();
  const answer = await withGroupTimeout(signal, group => checkP2P(cashier, method, group));
  if (signal.aborted) return;
  // Fields and limits may be those of another method of the list, which was opened before.
  assign(deposit, { ...noAskedFields(), limits: null });
  const tellInvalid = () => send({ messageType: 'onInvalidP2PResponse', reason: INVALID_P2P_RESPONSE });
  const isCanceled = p2pOutcomeOf(answer.status) === 'canceled';
  if (answer.exists === false || !hasDepositId(answer) || isCanceled) {
    // One that is open and that nothing can be asked about.
    if (answer.exists && !isCanceled) tellInvalid();
    // deposit-check may not know yet what a page that is gone has asked for: its outcome is awaited, so that
    // no second deposit is created. Of one that they have cancelled the player was shown nothing
    // to pay, and of one that was denied they have read that it was not made.
    const latest =
      lostCreates(cashier, method).find(
        lost => !lost.cancelledOn && !lost.isDenied && mayArriveUnwatched(lost),
      ) ?? madeJustNow(cashier, method, answer);
    return latest ? openPendingDeposit(cashier, latest) : toForm();
  }
  const { depositId } = answer;
  void identifyLostCreates(cashier, method, answer);

  const intent: DepositIntent = { method, ...keptSum(cashier, answer), fields: {} };
  if (isOrderOver(answer)) return openStatus(cashier, intent, answer);
  if (openFound(cashier, { method, answer, isReplacing })) return;
  tellInvalid();
  tellPlayer(cashier, translator.t('pay.noData.title'), depositId);
  openStatus(cashier, intent, answer);
}
