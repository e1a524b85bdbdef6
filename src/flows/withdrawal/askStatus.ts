import { withdrawalStatus } from '../../api/operations/withdrawal';
import { applyWithdrawal } from '../../state/applyWithdrawal';
import type { Cashier } from '../../state/Cashier';

/** Asks for the current withdrawal once, by its id or by the id of the request that may have made it. */
export async function askStatus({ client, withdrawal, send }: Cashier, signal: AbortSignal): Promise<void> {
  const { current } = withdrawal;
  const { withdrawalId, requestId } = current;
  if (withdrawalId === null && requestId === null) return;
  const query = withdrawalId !== null ? { withdrawalId } : { requestId: requestId ?? '' };
  const answer = await client.call(withdrawalStatus, query, { signal });
  // Another one was opened meanwhile.
  if (signal.aborted || current.withdrawalId !== withdrawalId || current.requestId !== requestId) return;
  if (current.withdrawalId === null) {
    current.withdrawalId = answer.withdrawalId;
    const { paymentMethod, amount, currency } = current;
    send({
      messageType: 'onCreateTransaction',
      withdrawalId: answer.withdrawalId,
      paymentMethod,
      amount,
      currency,
    });
  }
  applyWithdrawal(current, answer);
}
