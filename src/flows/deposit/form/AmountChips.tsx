import type { ReactElement } from 'react';
import { presetAmounts } from '../../../domain/money/presetAmounts';
import { PresetChips } from '../../shared/form/PresetChips';
import type { AmountRules } from '../../shared/form/useAmountRules';
import { useMoney } from '../../shared/text/useMoney';

/** FORM-11: preset amounts within the limits; if the method has fixed amounts, those (FORM-06). */
export function AmountChips({ rules }: { rules: AmountRules }): ReactElement {
  const { limits, currency, fixed } = rules;
  const money = useMoney();
  const presets = fixed?.amounts.length ? fixed.amounts : presetAmounts(limits);
  return (
    <PresetChips rules={rules} chips={presets.map(value => ({ value, label: money(value, currency) }))} />
  );
}
