import type { ReactElement } from 'react';
import { useAmount } from '../../shared/form/useAmount';
import type { AmountRules } from '../../shared/form/useAmountRules';
import { NextBest } from './NextBest';

/** NextBest for the amount typed so far. */
export function NextBestForAmount({ rules }: { rules: AmountRules }): ReactElement {
  const { value, isValid } = useAmount(rules);
  return <NextBest amount={isValid ? value : 0} isReplacing />;
}
