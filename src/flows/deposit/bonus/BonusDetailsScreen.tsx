import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { assign } from '../../../lib/assign';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { BonusCard } from '../../../ui/content/BonusCard';
import { Card } from '../../../ui/content/Card';
import { DescriptionList } from '../../../ui/content/DescriptionList';
import { Options } from '../../../ui/form/Options';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SafeHtml } from '../../shared/html/SafeHtml';
import { useMoney } from '../../shared/text/useMoney';
import { BonusArt } from './BonusArt';
import { BonusBadge } from './BonusBadge';
import { bonusDetails } from './bonusDetails';
import { useActiveBonus } from './useActiveBonus';
import { useBonusTexts } from './useBonusTexts';

/** BON-02: all about the bonus on offer, its switch, and the others to choose from. */
export function BonusDetailsScreen(): ReactElement {
  const { bonuses, user } = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const texts = useBonusTexts();
  const { i18n } = useLingui();
  const bonus = useActiveBonus();
  const { list, isSelected } = useSnapshot(bonuses);
  const currency = useField(user, 'currency');
  if (!bonus) {
    return (
      <ScreenBody width="form">
        <EmptyState title={t('bonus.none.title')} text={t('bonus.none.text')} />
      </ScreenBody>
    );
  }
  const { title, conditions } = texts(bonus, currency);
  const isOffered = bonus.isEnabled !== false;
  const details = bonusDetails(bonus, { t, money, currency, locale: i18n.locale });
  return (
    <ScreenBody width="form">
      <BonusCard
        title={title}
        art={<BonusArt url={bonus.imageUrl} />}
        note={
          <>
            <BonusBadge /> <span>{conditions}</span>
          </>
        }
        missing={isOffered ? undefined : t('bonus.disabled')}
        isOn={isSelected && isOffered}
        onChange={isOffered ? isOn => assign(bonuses, { isSelected: isOn }) : undefined}
      />
      {bonus.description && (
        <Card>
          <SafeHtml html={bonus.description} />
        </Card>
      )}
      {details.length > 0 && (
        <Card label={t('bonus.conditions')}>
          <DescriptionList details={details} />
        </Card>
      )}
      {list.length > 1 && (
        <Card label={t('bonus.choose')}>
          <strong aria-hidden="true">{t('bonus.choose')}</strong>
          <Options
            label={t('bonus.choose')}
            options={list.map(one => ({
              id: String(one.id),
              label: texts(one, currency).title,
            }))}
            value={String(bonus.id)}
            onChange={id => assign(bonuses, { activeId: id, chosenId: id, isSelected: true })}
          />
        </Card>
      )}
    </ScreenBody>
  );
}
