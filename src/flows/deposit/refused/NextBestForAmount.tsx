import type { ReactElement } from 'react';
import { useAmount } from '../../shared/form/useAmount';
import type { AmountRules } from '../../shared/form/useAmountRules';
import { NextBest } from './NextBest';

/** For what is typed by now. */
export function NextBestForAmount({ rules }: { rules: AmountRules }): ReactElement {
  const { value, isValid } = useAmount(rules);
  return <NextBest amount={isValid ? value : 0} />;
}
