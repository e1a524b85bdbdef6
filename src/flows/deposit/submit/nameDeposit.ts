import { CashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import type { Cashier } from '../../../state/Cashier';
import { tellCreated } from '../../shared/creation/tellCreated';

/**
 * The id of the current deposit, which the next call needs; if the server has not named it yet, it is asked
 * for by requestId. Rejects if the server cannot say.
 */
export async function nameDeposit(cashier: Cashier): Promise<string> {
  const { client, transaction, signal } = cashier;
  if (transaction.depositId !== null) return transaction.depositId;
  const requestId = transaction.requestId ?? '';
  const answer = await client.call(depositStatus, { requestId }, { signal, reference: requestId });
  if (answer.depositId === undefined)
    throw new CashierError(`${depositStatus.path}: depositId is missing`, {
      kind: 'schema',
      reference: requestId,
    });
  // Unless another deposit has begun meanwhile, or a status answer has set the id.
  if (transaction.requestId === requestId && transaction.depositId === null) {
    transaction.depositId = answer.depositId;
    tellCreated(cashier, { ...transaction, depositId: answer.depositId });
  }
  return answer.depositId;
}
