import type { DepositNews } from '../../../state/applyStatus';
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

/** DEP-03: leads to how a deposit that asked for more fields has ended. */
export function showEnd(cashier: Cashier, intent: DepositIntent, { news, ...ids }: End): void {
  const { depositId } = ids;
  cashier.deposit.earlyNews.push({ ...news, depositId });
  const sum = askedSums(cashier).get(depositId);
  startTransaction(cashier, { ...intent, ...sum }, { ...ids, isConfirmed: true });
  leadOn(cashier, '/deposit/complete');
}
