import type { ReactElement } from 'react';
import { amountToText } from '../../../domain/money/amountToText';
import { presetAmounts } from '../../../domain/money/presetAmounts';
import { useTranslate } from '../../../i18n/useTranslate';
import { ChipGroup } from '../../../ui/form/ChipGroup';
import { useMoney } from '../text/useMoney';
import type { AmountRules } from './useAmountRules';
import { useAmountSeparator } from './useAmountSeparator';
import { useTypedPreset } from './useTypedPreset';

/** FORM-11: preset amounts within the limits; where amounts are fixed, those (FORM-06). */
export function AmountChips({ rules }: { rules: AmountRules }): ReactElement | null {
  const { typed, limits, currency, fixed } = rules;
  const t = useTranslate();
  const money = useMoney();
  const separator = useAmountSeparator();
  const presets = fixed?.amounts.length ? fixed.amounts : presetAmounts(limits);
  const chosen = useTypedPreset(rules, presets);
  if (presets.length === 0) return null;
  return (
    <ChipGroup
      label={t('amount.chips')}
      chips={presets.map(value => ({ value, label: money(value, currency) }))}
      value={chosen}
      onChange={value => {
        typed.amountText = amountToText(value, separator);
        typed.chip = value;
      }}
    />
  );
}
