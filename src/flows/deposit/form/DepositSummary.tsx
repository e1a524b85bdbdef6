import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { bonusObstacle } from '../../../domain/bonus/bonuses';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import type { Detail } from '../../../ui/content/DescriptionList';
import { FormSummary } from '../../shared/form/FormSummary';
import type { AmountRules } from '../../shared/form/useAmountRules';
import { useAmountValue } from '../../shared/form/useAmountValue';
import { useMoney } from '../../shared/text/useMoney';
import { useActiveBonus } from '../bonus/useActiveBonus';
import { useBonusTexts } from '../bonus/useBonusTexts';
import { bonusGain } from './bonusGain';

type DepositSummaryProps = { method: PaymentMethod; rules: AmountRules };

/** The summary beside the form: the amount typed so far and the bonus that it brings. */
export function DepositSummary({ method, rules }: DepositSummaryProps): ReactElement {
  const value = useAmountValue(rules);
  return <FormSummary method={method} rules={rules} gain={useBonusLine(method, value, rules)} />;
}

function useBonusLine(
  method: PaymentMethod,
  amount: number,
  { price, currency }: AmountRules,
): Detail | undefined {
  const money = useMoney();
  const bonus = useActiveBonus();
  const texts = useBonusTexts();
  const isSelected = useField(useCashier().bonuses, 'isSelected');
  // None of the host's bonuses is sent with a coin package, which has a price.
  if (!bonus || !isSelected || price !== undefined || amount <= 0) return undefined;
  const obstacle = bonusObstacle({ bonus, method: method.name, amount });
  const gain = obstacle ? 0 : bonusGain(bonus, amount, currency);
  if (gain <= 0) return undefined;
  const { title } = texts(bonus, currency);
  // An Arabic amount begins with a right-to-left mark. The plus goes after it, with a mark of its own, or it
  // would show as "500+".
  const value = money(gain, currency).replace(/^\u200f?/, mark => (mark ? `${mark}\u200e+` : '+'));
  return { id: 'bonus', label: title, value, tone: 'accent' };
}
