import type { PaymentMethod } from '../../../api/contract/method';
import { isCashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { namePending, type PendingDeposit, storedDeposits } from '../../../flows/deposit/pending/pendingList';
import { isBeingMade } from '../../../flows/shared/creation/isBeingMade';
import { isNotMade, mayStillArrive, rememberKnowing } from '../../../flows/shared/creation/isNotMade';
import { isEverTold, tellCreated } from '../../../flows/shared/creation/tellCreated';
import { createStay } from '../../../flows/shared/navigation/createStay';
import { assign } from '../../../lib/assign';
import { sleep } from '../../../lib/sleep';
import type { Cashier } from '../../../state/Cashier';
import { forgetIntent } from '../../../state/RequestIntent';
import { type AnswerWithId, askedSum, LAG_MS } from './checkP2P';

/**
 * Creating calls for this method whose answers never arrived: their pages were closed, or gave up waiting (API-04), or
 * the player has cancelled them, and the bank has not said that it has closed what they made.
 */
export const lostCreates = (cashier: Cashier, { name }: PaymentMethod): PendingDeposit[] =>
  storedDeposits(cashier).filter(
    ({ depositId, paymentMethod, isConfirmed }) =>
      depositId === null && paymentMethod === name && !isConfirmed,
  );

/**
 * DEP-14: the host may not have heard of a deposit that deposit-check finds, if the answer of the call that
 * created it was lost. The server says by the request's id which call that was. If it does not know such ids,
 * it is the latest call of that sum, else the latest, as a method's form opens only while deposit-check finds nothing.
 */
export async function identifyLostCreates(
  cashier: Cashier,
  method: PaymentMethod,
  answer: AnswerWithId,
): Promise<void> {
  const { transaction } = cashier;
  const { signal, end } = createStay(cashier);
  const { depositId: found } = answer;
  const sum = askedSum(answer)?.amount ?? answer.payment_amount;
  const isOther = ({ amount }: PendingDeposit) => Number(amount !== sum);
  const likeliestFirst = lostCreates(cashier, method).sort((one, other) => isOther(one) - isOther(other));
  const asked = likeliestFirst.map(async lost => {
    // A page that is still making it tells its own host.
    const isElsewhere = await isBeingMade(cashier, 'deposit', Date.parse(lost.createdAt));
    const ask = () => askDepositId(cashier, lost.requestId ?? '').catch(() => null);
    let made = isElsewhere ? null : await ask();
    // A copy of the bank's data may not have heard of it yet.
    if (made === null && !isElsewhere && mayStillArrive(Date.parse(lost.createdAt))) {
      made = await sleep(LAG_MS, signal).then(ask, () => null);
    }
    return { lost, made };
  });
  const answers = await Promise.all(asked);
  end();
  // It is on the list of the player who has asked.
  if (signal.aborted) return;
  for (const { lost, made } of answers) {
    const { requestId } = lost;
    const depositId = made === undefined && !isEverTold(cashier, { depositId: found }) ? found : made;
    // One that was cancelled is told only if it stands all the same.
    if (!depositId || (lost.cancelledOn && depositId !== found)) continue;
    const named = { ...lost, depositId };
    namePending(cashier, named);
    forgetIntent(cashier.deposit, requestId);
    if (transaction.requestId === requestId)
      assign(transaction, { depositId: transaction.depositId ?? depositId, isConfirmed: true });
    tellCreated(cashier, named);
  }
}

/**
 * Asks what a request has created: resolves with the deposit's id, with `null` for nothing, with `undefined`
 * if the server cannot say. Rejects if the question got no answer.
 */
export async function askDepositId(cashier: Cashier, requestId: string): Promise<string | null | undefined> {
  const { client, signal } = cashier;
  try {
    const { depositId } = await client.call(depositStatus, { requestId }, { signal, reference: requestId });
    rememberKnowing(cashier, 'deposit');
    return depositId;
  } catch (failure) {
    if (!isCashierError(failure) || failure.isLost || failure.kind === 'aborted') throw failure;
    return (await isNotMade(cashier, 'deposit', failure)) ? null : undefined;
  }
}
