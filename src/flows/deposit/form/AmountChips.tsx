import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { amountToText } from '../../../domain/amountToText';
import { presetAmounts } from '../../../domain/presetAmounts';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { ChipGroup } from '../../../ui/ChipGroup';
import { useMoney } from '../../shared/useMoney';
import { type AmountReading, useAmountSeparator } from './useAmount';

/** FORM-11: preset amounts within the limits. */
export function AmountChips({ amount }: { amount: AmountReading }): ReactElement | null {
  const { deposit } = useCashier();
  const { chip } = useSnapshot(deposit);
  const t = useTranslate();
  const money = useMoney();
  const separator = useAmountSeparator();
  const presets = presetAmounts(amount.limits);
  if (presets.length === 0) return null;
  return (
    <ChipGroup
      label={t('amount.chips')}
      chips={presets.map(value => ({ value, label: money(value, amount.currency) }))}
      value={chip}
      onChange={value => {
        deposit.amountText = amountToText(value, separator);
        deposit.chip = value;
      }}
    />
  );
}
