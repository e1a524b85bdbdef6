import type { ReactElement } from 'react';
import { amountToText } from '../../../domain/money/amountToText';
import { presetAmounts } from '../../../domain/money/presetAmounts';
import { limitsWithin, withdrawableAmount } from '../../../domain/player/withdrawableAmount';
import { useTranslate } from '../../../i18n/useTranslate';
import { ChipGroup } from '../../../ui/form/ChipGroup';
import type { AmountRules } from '../../shared/form/useAmountRules';
import { useAmountSeparator } from '../../shared/form/useAmountSeparator';
import { useTypedPreset } from '../../shared/form/useTypedPreset';
import { useMoney } from '../../shared/text/useMoney';

export type WithdrawalChipsProps = { rules: AmountRules };

/** Amounts that the balance covers, and all of it (WD-03). */
export function WithdrawalChips({ rules }: WithdrawalChipsProps): ReactElement | null {
  const { typed, limits, currency, balance } = rules;
  const t = useTranslate();
  const money = useMoney();
  const separator = useAmountSeparator();
  const all = withdrawableAmount(balance, limits, currency);
  const presets = presetAmounts(limitsWithin(limits, balance)).filter(value => value !== all);
  const chips = [
    ...(all === null ? [] : [{ value: all, label: t('withdrawal.all') }]),
    ...presets.map(value => ({ value, label: money(value, currency) })),
  ];
  const chosen = useTypedPreset(
    rules,
    chips.map(({ value }) => value),
  );
  if (chips.length === 0) return null;
  return (
    <ChipGroup
      label={t('amount.chips')}
      chips={chips}
      value={chosen}
      onChange={value => {
        typed.amountText = amountToText(value, separator);
        typed.chip = value;
      }}
    />
  );
}
