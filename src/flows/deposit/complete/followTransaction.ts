import { depositStatus } from '../../../api/operations/deposit';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { isNotMade, mayStillArrive, rememberKnowing } from '../../shared/failure/isNotMade';
import { pollStatus } from '../../shared/pollStatus';
import { tellCreated } from '../../shared/tellCreated';
import { forgetIntent } from '../submit/requestIdOf';

/** DEP-09: asks for the status until it is settled (`pollStatus`). Returns its end. */
export function followTransaction(cashier: Cashier): () => void {
  const { transaction, client } = cashier;
  const isNamed = () => transaction.depositId !== null || transaction.isConfirmed;
  const isOver = () => isNamed() && isDepositFinal(transaction.status);

  async function ask(signal: AbortSignal): Promise<void> {
    const { depositId, requestId } = transaction;
    const query = depositId !== null ? { depositId } : requestId !== null ? { requestId } : null;
    if (!query) return;
    // Another one took its place meanwhile, or it has got its name: the next question is of that.
    const isOther = () => transaction.depositId !== depositId || transaction.requestId !== requestId;
    try {
      const answer = await client.call(depositStatus, query, { signal });
      if (signal.aborted || isOver() || isOther()) return;
      if (transaction.depositId === null) {
        rememberKnowing(cashier, 'deposit');
        const { depositId: named = null } = answer;
        // A request that was thought lost may have arrived late.
        Object.assign(transaction, { depositId: named, isConfirmed: true, isNotCreated: false });
        forgetIntent(cashier, requestId);
        const { paymentMethod, amount, currency } = transaction;
        if (named !== null)
          tellCreated(cashier, { requestId, depositId: named, paymentMethod, amount, currency });
      }
      applyStatus(transaction, { ...answer, depositId: transaction.depositId });
    } catch (error) {
      const isWanted = !isNamed() && !mayStillArrive(transaction.createdAt);
      if (isWanted && (await isNotMade(cashier, 'deposit', error)) && !isOther() && !signal.aborted)
        transaction.isNotCreated = true;
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
