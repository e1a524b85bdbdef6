import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { bonusUsability } from '../../../domain/bonuses';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { Detail } from '../../../ui/DescriptionList';
import type { AmountReading } from '../../shared/form/useAmount';
import { useMoney } from '../../shared/useMoney';
import { useActiveBonus } from '../useActiveBonus';
import { useBonusTexts } from '../useBonusTexts';
import { bonusGain } from './bonusGain';

/** What the form beside the summary comes to so far: the amount and the bonus that it brings. */
export function useSums(amount: AmountReading, method: PaymentMethod): Detail[] {
  const t = useTranslate();
  const money = useMoney();
  const bonus = useActiveBonus();
  const texts = useBonusTexts();
  const { isSelected } = useSnapshot(useCashier().bonuses);
  const { value, currency } = amount;
  if (!(value > 0 && Number.isFinite(value))) return [];
  const sums: Detail[] = [
    { id: 'amount', label: t('amount.label'), value: money(value, currency), tone: 'strong' },
  ];
  const isUsable =
    bonus && bonusUsability({ bonus, method: method.name, amount: value, isSelected }).missing.length === 0;
  const gain = isUsable ? bonusGain(bonus, value) : 0;
  if (isUsable && gain > 0)
    sums.push({
      id: 'bonus',
      label: texts(bonus, currency).title,
      value: `+${money(gain, currency)}`,
      tone: 'accent',
    });
  return sums;
}
