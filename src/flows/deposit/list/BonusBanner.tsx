import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { type LazyScreen, lazyScreen } from '../../../lib/lazyScreen';
import { useCashier } from '../../../state/CashierContext';
import { BonusCard } from '../../../ui/content/BonusCard';
import { LazyView } from '../../shared/LazyView';
import { useActiveBonus } from '../bonus/useActiveBonus';
import { useBonusTexts } from '../bonus/useBonusTexts';

const note: LazyScreen = lazyScreen(() => import('../bonus/BonusNote').then(module => module.BonusNote));

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
  const { title, conditions } = texts(bonus, currency);
  return (
    <BonusCard
      title={title}
      // Text gets its own element: page translators replace bare text nodes, which breaks React.
      note={<LazyView screen={note} fallback={<span>{conditions}</span>} />}
      isOn={isSelected}
      onChange={
        bonus.isEnabled === false ? undefined : isOn => Object.assign(cashier.bonuses, { isSelected: isOn })
      }
    />
  );
}
