import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { BonusCard } from '../../../ui/content/BonusCard';
import { BonusNote } from '../bonus/BonusNote';
import { useActiveBonus } from '../bonus/useActiveBonus';
import { useBonusTexts } from '../bonus/useBonusTexts';

/**
 * The bonus above the methods; its switch is the same as the form's. One that cannot be had has none: its details lead to
 * the others.
 */
export function BonusBanner(): ReactElement | null {
  const cashier = useCashier();
  const bonus = useActiveBonus();
  const texts = useBonusTexts();
  const { isSelected } = useSnapshot(cashier.bonuses);
  const { currency } = useSnapshot(cashier.user);
  if (!bonus) return null;
  return (
    <BonusCard
      title={texts(bonus, currency).title}
      note={<BonusNote />}
      isOn={isSelected}
      onChange={
        bonus.isEnabled === false ? undefined : isOn => Object.assign(cashier.bonuses, { isSelected: isOn })
      }
    />
  );
}
