import type { ReactElement } from 'react';
import { presetAmounts } from '../../../domain/money/presetAmounts';
import { limitsWithin, withdrawableAmount } from '../../../domain/money/withdrawableAmount';
import { useTranslate } from '../../../i18n/useTranslate';
import { PresetChips } from '../../shared/form/PresetChips';
import type { AmountRules } from '../../shared/form/useAmountRules';
import { useMoney } from '../../shared/text/useMoney';

type WithdrawalChipsProps = { rules: AmountRules };

/**
 * Amounts that the balance covers, and the most that the method pays out of it: all, if that is so (WD-03).
 * If the method has fixed amounts, those of them (FORM-06).
 */
export function WithdrawalChips({ rules }: WithdrawalChipsProps): ReactElement {
  const { limits, currency, balance, fixed } = rules;
  const t = useTranslate();
  const money = useMoney();
  const chip = (value: number) => ({ value, label: money(value, currency) });
  const payable = limitsWithin(limits, balance);
  if (fixed?.amounts.length)
    return <PresetChips rules={rules} chips={presetAmounts(payable, fixed.amounts).map(chip)} />;
  const most = withdrawableAmount(balance, limits, currency);
  const isAll = most === withdrawableAmount(balance, { min: 0, max: null }, currency);
  const chips = presetAmounts(payable)
    .filter(value => value !== most)
    .map(chip);
  if (most !== null && isAll) chips.unshift({ value: most, label: t('withdrawal.all') });
  else if (most !== null) chips.push(chip(most));
  return <PresetChips rules={rules} chips={chips} />;
}
