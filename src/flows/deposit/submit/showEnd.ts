import { applyStatus, type DepositNews } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { askedSums } from './askedFields';
import { leadOn } from './leadOn';
import { startTransaction } from './startTransaction';

interface End {
  depositId: string;
  /** The call that sent its fields in vain. */
  requestId?: string;
  news: Omit<DepositNews, 'depositId'>;
}

/**
 * DEP-03: leads to how a deposit that asked for more fields has ended. Where no money came of it, what was typed is
 * there for another try.
 */
export function showEnd(cashier: Cashier, intent: DepositIntent, { news, ...ids }: End): void {
  const { deposit, transaction } = cashier;
  const { name } = intent.method;
  const form = deposit.typed.forms.get(name);
  const amount = { ...deposit.amount };
  startTransaction(
    cashier,
    { ...intent, ...askedSums(cashier).get(ids.depositId) },
    { ...ids, isConfirmed: true },
  );
  applyStatus(transaction, { ...news, depositId: ids.depositId });
  if (transaction.status === 'mistaked') {
    if (form) deposit.typed.forms.set(name, form);
    Object.assign(deposit.amount, amount);
  }
  leadOn(cashier, '/deposit/complete');
}
