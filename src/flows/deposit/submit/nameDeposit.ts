import { CashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import type { Cashier } from '../../../state/Cashier';
import { tellCreated } from '../../shared/tellCreated';

/**
 * The id of the deposit on screen, asked for by its request where the server did not name it: the next call needs one.
 * Rejects where the server cannot say.
 */
export async function nameDeposit(cashier: Cashier): Promise<string> {
  const { client, transaction, signal } = cashier;
  const { depositId, paymentMethod, amount, currency } = transaction;
  if (depositId !== null) return depositId;
  const requestId = transaction.requestId ?? '';
  const answer = await client.call(depositStatus, { requestId }, { signal, reference: requestId });
  if (answer.depositId === undefined)
    throw new CashierError(`${depositStatus.path}: depositId is missing`, {
      kind: 'schema',
      reference: requestId,
    });
  // Unless another deposit has begun, or the status told it meanwhile.
  if (transaction.requestId === requestId && transaction.depositId === null) {
    transaction.depositId = answer.depositId;
    tellCreated(cashier, { requestId, depositId: answer.depositId, paymentMethod, amount, currency });
  }
  return answer.depositId;
}
