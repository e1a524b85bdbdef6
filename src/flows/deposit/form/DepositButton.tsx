import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { Button } from '../../../ui/button/Button';
import { useBusyNews } from '../../shared/busy/useBusyNews';
import type { AmountRules } from '../../shared/form/useAmountRules';
import { useAmountValue } from '../../shared/form/useAmountValue';
import { useExactMoney } from '../../shared/text/useExactMoney';

/** The submit button; its text names the amount. */
export function DepositButton({ rules }: { rules: AmountRules }): ReactElement {
  const t = useTranslate();
  const money = useExactMoney();
  const isSubmitting = useField(useCashier().deposit, 'isSubmitting');
  const value = useAmountValue(rules);
  useBusyNews(isSubmitting);
  return (
    <Button type="submit" part="submit" isPending={isSubmitting}>
      {value > 0 ? t('deposit.submit', { amount: money(value, rules.currency) }) : t('deposit.submitEmpty')}
    </Button>
  );
}
