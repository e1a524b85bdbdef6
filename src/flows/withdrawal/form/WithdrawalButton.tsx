import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Button, type ButtonProps } from '../../../ui/button/Button';
import type { AmountRules } from '../../shared/form/useAmountRules';
import { useAmountValue } from '../../shared/form/useAmountValue';
import { useMoney } from '../../shared/text/useMoney';

type WithdrawalButtonProps = Pick<ButtonProps, 'isDisabled' | 'isPending'> & { rules: AmountRules };

/** The submit button; its text names the amount. */
export function WithdrawalButton({ rules, ...states }: WithdrawalButtonProps): ReactElement {
  const t = useTranslate();
  const money = useMoney();
  const value = useAmountValue(rules);
  return (
    <Button type="submit" part="submit" {...states}>
      {value > 0
        ? t('withdrawal.submit', { amount: money(value, rules.currency) })
        : t('withdrawal.submitEmpty')}
    </Button>
  );
}
