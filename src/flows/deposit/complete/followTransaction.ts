import { isCashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { isDepositFinal } from '../../../domain/depositStatus';
import { REQUEST_GROUP_TIMEOUT_MS } from '../../../spec/timers';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { pollStatus } from '../../shared/pollStatus';

/** A request that was on its way when the page was left arrives within this, or not at all. */
const mayStillArrive = (createdAt: string | null): boolean =>
  createdAt !== null && Date.now() - Date.parse(createdAt) < REQUEST_GROUP_TIMEOUT_MS;

/** DEP-09: asks for the status until it is settled (`pollStatus`). Returns its end. */
export function followTransaction(cashier: Cashier): () => void {
  const { transaction, client } = cashier;
  const isOver = () => transaction.depositId !== null && isDepositFinal(transaction.status);

  async function ask(signal: AbortSignal): Promise<void> {
    const { depositId, requestId } = transaction;
    const query = depositId !== null ? { depositId } : requestId !== null ? { requestId } : null;
    if (!query) return;
    try {
      const answer = await client.call(depositStatus, query, { signal });
      if (signal.aborted || isOver()) return;
      if (transaction.depositId === null) {
        transaction.depositId = answer.depositId;
        tellCreated(cashier);
      }
      applyStatus(transaction, answer);
    } catch (error) {
      const isUnknownThere = isCashierError(error) && error.status === 404;
      const isSure = isUnknownThere && depositId === null && !transaction.isConfirmed;
      if (isSure && !mayStillArrive(transaction.createdAt)) transaction.isNotCreated = true;
    }
  }

  return pollStatus(cashier, {
    ask,
    isOver,
    onLongWait: () => {
      transaction.isWaitOver = true;
    },
  }).stop;
}

/** DEP-14: made by a call whose answer was lost, or did not name it. */
function tellCreated({ transaction, send }: Cashier): void {
  const { depositId, paymentMethod, amount, currency } = transaction;
  if (depositId !== null)
    send({ messageType: 'onCreateTransaction', depositId, paymentMethod, amount, currency });
}
