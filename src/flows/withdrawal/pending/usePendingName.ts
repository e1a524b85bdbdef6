import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { Withdrawal } from '../../../state/createWithdrawalState';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { pendingText } from './openPending';

type Named = Pick<Withdrawal, 'amount' | 'currency' | 'paymentMethod'>;

/** What a row of the list is called. The method's name may come later, with the list of methods. */
export function usePendingName({ amount, currency, paymentMethod }: Named): string {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useExactMoney();
  useSnapshot(cashier.withdrawal);
  return t('pending.name', { amount: money(amount, currency), method: pendingText(cashier, paymentMethod) });
}
