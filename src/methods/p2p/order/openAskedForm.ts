import type { PaymentMethod } from '../../../api/contract/method';
import { pendingList } from '../../../flows/deposit/pending/pendingList';
import { askedSums } from '../../../flows/deposit/submit/askedFields';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { createTransactionState } from '../../../state/createTransactionState';
import { P2P_PATHS } from '../p2pPaths';
import { keptSum, saidSum } from './askedSum';
import type { NamedAnswer } from './isNamed';
import { lostCreates } from './lostCreates';

interface Asking {
  method: PaymentMethod;
  answer: NamedAnswer;
  /** Whether the form replaces the current screen in the history. */
  isReplacing: boolean;
}

/** A deposit that asks for fields always opens its form, where the player may also change the amount (P2P-02). */
export function openAskedForm(cashier: Cashier, { method, answer, isReplacing }: Asking): void {
  const { deposit, transaction, router, user } = cashier;
  const { depositId, fields = [] } = answer;
  const sum = { currency: user.currency, ...keptSum(cashier, answer), ...saidSum(answer) };
  askedSums(cashier).set(depositId, sum);
  for (const ids of [...lostCreates(cashier, method), { depositId, requestId: null }])
    pendingList.drop(cashier, ids);
  if (transaction.depositId === depositId) Object.assign(transaction, createTransactionState());
  Object.assign(deposit, { ...noAskedFields(), depositId, extraFields: fields });
  router.navigate(P2P_PATHS.base, { isReplacing });
}
