import { withdrawalStatus } from '../../../api/operations/withdrawal';
import { receiveWithdrawal } from '../../../state/applyWithdrawal';
import type { Cashier } from '../../../state/Cashier';
import { rememberKnowing } from '../../shared/failure/isNotMade';
import { forgetRequest } from '../submit/keptRequest';

/** Asks for the current withdrawal once, by its id or by the id of the request that may have made it. */
export async function askStatus(cashier: Cashier, signal: AbortSignal): Promise<void> {
  const { client, withdrawal, send } = cashier;
  const { current } = withdrawal;
  const { withdrawalId, requestId } = current;
  if (withdrawalId === null && requestId === null) return;
  const query = withdrawalId !== null ? { withdrawalId } : { requestId: requestId ?? '' };
  const answer = await client.call(withdrawalStatus, query, { signal });
  // Another one was opened meanwhile.
  if (signal.aborted || current.withdrawalId !== withdrawalId || current.requestId !== requestId) return;
  const id = withdrawalId ?? answer.withdrawalId;
  if (id === undefined) return;
  if (current.withdrawalId === null) {
    rememberKnowing(cashier, 'withdrawal');
    // A request that was thought lost may have arrived late.
    Object.assign(current, { withdrawalId: id, isNotCreated: false });
    forgetRequest(cashier, requestId);
    // The same content once more is another one.
    if (withdrawal.intent?.requestId === requestId) withdrawal.intent = null;
    const { paymentMethod, amount, currency } = current;
    send({
      messageType: 'onCreateTransaction',
      withdrawalId: id,
      paymentMethod,
      amount,
      currency,
    });
  }
  receiveWithdrawal(withdrawal, { ...answer, withdrawalId: id });
}
