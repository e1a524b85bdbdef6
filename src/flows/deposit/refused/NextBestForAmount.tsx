import type { ReactElement } from 'react';
import { useAmountReader } from '../../shared/form/useAmountReader';
import type { AmountRules } from '../../shared/form/useAmountRules';
import { useTypedAmount } from '../../shared/form/useTypedAmount';
import { NextBest } from './NextBest';

/** NextBest for the amount typed so far. */
export function NextBestForAmount({ rules }: { rules: AmountRules }): ReactElement {
  const read = useAmountReader(rules);
  const amount = useTypedAmount(rules.typed, () => {
    const { value, isValid } = read();
    return isValid ? value : 0;
  });
  return <NextBest amount={amount} isReplacing />;
}
