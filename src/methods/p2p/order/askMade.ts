import { isCashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { isNotMade, rememberKnowing } from '../../../flows/shared/failure/isNotMade';
import type { Cashier } from '../../../state/Cashier';

/**
 * The id of what a request has made, `null` where that is nothing, `undefined` where the server cannot say; rejects where
 * it has not heard the question. `isAnswered`: the server has answered the creating call itself.
 */
export async function askMade(
  cashier: Cashier,
  requestId: string,
  isAnswered = false,
): Promise<string | null | undefined> {
  const { client, signal } = cashier;
  try {
    const { depositId } = await client.call(depositStatus, { requestId }, { signal, reference: requestId });
    rememberKnowing(cashier, 'deposit');
    return depositId;
  } catch (failure) {
    if (!isCashierError(failure) || failure.isLost || failure.kind === 'aborted') throw failure;
    return (await isNotMade(cashier, 'deposit', failure, isAnswered)) ? null : undefined;
  }
}
