import type { ReactElement } from 'react';
import { amountToText } from '../../../domain/money/amountToText';
import { useTranslate } from '../../../i18n/useTranslate';
import { assign } from '../../../lib/assign';
import { type Chip, ChipGroup } from '../../../ui/form/ChipGroup';
import type { AmountRules } from './useAmountRules';
import { useAmountSeparator } from './useAmountSeparator';
import { readAmountValue } from './useAmountValue';
import { useTypedAmount } from './useTypedAmount';

type PresetChipsProps = {
  rules: AmountRules;
  /** In major units. */
  chips: readonly Chip[];
};

/** Amounts to tap (FORM-11); the one that equals the typed amount is selected. */
export function PresetChips({ rules, chips }: PresetChipsProps): ReactElement | null {
  const { typed } = rules;
  const t = useTranslate();
  const separator = useAmountSeparator();
  // A keystroke that leads to none of them renders nothing.
  const chosen = useTypedAmount(typed, () => {
    const typedValue = readAmountValue(rules);
    return chips.some(({ value }) => value === typedValue) ? typedValue : null;
  });
  if (chips.length === 0) return null;
  return (
    <ChipGroup
      label={t('amount.chips')}
      chips={chips}
      value={chosen}
      onChange={value => {
        assign(typed, { text: amountToText(value, separator), chip: value });
      }}
    />
  );
}
