import { useTranslate } from '../../../i18n/useTranslate';
import { humanise } from '../../../lib/humanise';
import type { Withdrawal } from '../../../state/createWithdrawalState';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { useMethodText } from '../../shared/text/useMethodText';

type Named = Pick<Withdrawal, 'amount' | 'currency' | 'paymentMethod'>;

/** What a row of the list is called. The method's name may come later, with the list of methods. */
export function usePendingName({ amount, currency, paymentMethod }: Named): string {
  const t = useTranslate();
  const money = useExactMoney();
  const nameOf = useMethodText('withdrawal');
  const method = nameOf({ paymentMethod, methodText: humanise(paymentMethod) });
  return t('pending.name', { amount: money(amount, currency), method });
}
