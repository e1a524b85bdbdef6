import type { ReactElement } from 'react';
import type { CoinPackage } from '../../../domain/sweepstake/CoinPackage';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../ui/content/Card';
import { DescriptionList } from '../../../ui/content/DescriptionList';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { useCoins } from './useCoins';

/** The coin package that is being paid for. */
export function PackageCard({ box }: { box: CoinPackage }): ReactElement {
  const t = useTranslate();
  const money = useExactMoney();
  const { title, note } = useCoins()(box);
  return (
    <Card label={t('sweep.package.label')} part="package">
      <DescriptionList
        details={[
          { id: 'coins', label: t('sweep.package.coins'), value: title, tone: 'strong' },
          note && { id: 'free', label: t('sweep.package.promotion'), value: note, tone: 'accent' },
          { id: 'price', label: t('sweep.package.price'), value: money(box.price, box.currency) },
        ]}
      />
    </Card>
  );
}
