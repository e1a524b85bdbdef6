import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { amountToText } from '../../../domain/amountToText';
import { presetAmounts } from '../../../domain/presetAmounts';
import { useTranslate } from '../../../i18n/useTranslate';
import { ChipGroup } from '../../../ui/ChipGroup';
import { useMoney } from '../useMoney';
import { type AmountReading, useAmountSeparator } from './useAmount';

/** FORM-11: preset amounts within the limits; where amounts are fixed, those (FORM-06). */
export function AmountChips({ amount }: { amount: AmountReading }): ReactElement | null {
  const { typed } = amount;
  const { chip } = useSnapshot(typed);
  const t = useTranslate();
  const money = useMoney();
  const separator = useAmountSeparator();
  const presets = amount.fixed?.length ? amount.fixed : presetAmounts(amount.limits);
  if (presets.length === 0) return null;
  return (
    <ChipGroup
      label={t('amount.chips')}
      chips={presets.map(value => ({ value, label: money(value, amount.currency) }))}
      value={chip}
      onChange={value => {
        typed.amountText = amountToText(value, separator);
        typed.chip = value;
      }}
    />
  );
}
