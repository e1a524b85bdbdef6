import { isCashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { isNotMade, rememberKnowing } from '../../../flows/shared/creation/isNotMade';
import type { Cashier } from '../../../state/Cashier';

/**
 * Asks what a request has created: resolves with the deposit's id, with `null` for nothing, with `undefined`
 * if the server cannot say. Rejects if the question got no answer.
 */
export async function askMade(cashier: Cashier, requestId: string): Promise<string | null | undefined> {
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
