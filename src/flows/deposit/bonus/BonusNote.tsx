import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { LinkButton } from '../../../ui/button/LinkButton';
import { BonusBadge } from './BonusBadge';
import { useActiveBonus } from './useActiveBonus';
import { useBonusTexts } from './useBonusTexts';

/** The line below a bonus on the list: its badge, its conditions and a link to its details. */
export function BonusNote(): ReactElement | null {
  const { router, user } = useCashier();
  const t = useTranslate();
  const bonus = useActiveBonus();
  const texts = useBonusTexts();
  const { currency } = useSnapshot(user);
  if (!bonus) return null;
  const { title, conditions } = texts(bonus, currency);
  return (
    <>
      <BonusBadge /> <span>{conditions}</span>{' '}
      <LinkButton
        label={`${t('bonus.details')}: ${title}`}
        onClick={() => router.navigate('/deposit/bonus-details')}
      >
        {t('bonus.details')}
      </LinkButton>
    </>
  );
}
