import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { assign } from '../../../lib/assign';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { LinkButton } from '../../../ui/button/LinkButton';
import { BonusCard } from '../../../ui/content/BonusCard';
import { BonusBadge } from '../bonus/BonusBadge';
import { useActiveBonus } from '../bonus/useActiveBonus';
import { useBonusTexts } from '../bonus/useBonusTexts';

/**
 * The bonus above the methods. Its switch and the form's are one setting. A bonus that is not enabled has no
 * switch; its details lead to the other bonuses.
 */
export function BonusBanner(): ReactElement | null {
  const cashier = useCashier();
  const bonus = useActiveBonus();
  const t = useTranslate();
  const texts = useBonusTexts();
  const isSelected = useField(cashier.bonuses, 'isSelected');
  const currency = useField(cashier.user, 'currency');
  if (!bonus) return null;
  const { title, conditions } = texts(bonus, currency);
  return (
    <BonusCard
      title={title}
      note={
        <>
          <BonusBadge /> <span>{conditions}</span>
        </>
      }
      details={
        <LinkButton
          label={`${t('bonus.details')}: ${title}`}
          onClick={() => cashier.router.navigate('/deposit/bonus-details')}
        >
          {t('bonus.details')}
        </LinkButton>
      }
      isOn={isSelected}
      onChange={bonus.isEnabled === false ? undefined : isOn => assign(cashier.bonuses, { isSelected: isOn })}
    />
  );
}
