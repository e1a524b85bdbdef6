import type { ReactElement } from 'react';
import { presetAmounts } from '../../../domain/money/presetAmounts';
import { limitsWithin, withdrawableAmount } from '../../../domain/money/withdrawableAmount';
import { useTranslate } from '../../../i18n/useTranslate';
import { PresetChips } from '../../shared/form/PresetChips';
import type { AmountRules } from '../../shared/form/useAmountRules';
import { useMoney } from '../../shared/text/useMoney';

export type WithdrawalChipsProps = { rules: AmountRules };

/** Amounts that the balance covers, and all of it (WD-03). */
export function WithdrawalChips({ rules }: WithdrawalChipsProps): ReactElement {
  const { limits, currency, balance } = rules;
  const t = useTranslate();
  const money = useMoney();
  const all = withdrawableAmount(balance, limits, currency);
  const presets = presetAmounts(limitsWithin(limits, balance)).filter(value => value !== all);
  const chips = [
    ...(all === null ? [] : [{ value: all, label: t('withdrawal.all') }]),
    ...presets.map(value => ({ value, label: money(value, currency) })),
  ];
  return <PresetChips rules={rules} chips={chips} />;
}
