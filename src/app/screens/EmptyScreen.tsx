import { type ReactElement, useEffect } from 'react';
import { FlowSwitch } from '../../flows/shared/list/FlowSwitch';
import { tellFullyLoaded } from '../../flows/shared/list/tellFullyLoaded';
import { homePath } from '../../flows/shared/navigation/homePath';
import { startAnew } from '../../flows/shared/navigation/startAnew';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { isSweepstake } from '../../state/isSweepstake';
import { Button } from '../../ui/button/Button';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import { EmptyState } from '../../ui/status/EmptyState';
import { UnderWay } from './UnderWay';

/** ROUTE-09. What the player has under way does not depend on what is offered. */
export function EmptyScreen(): ReactElement {
  const cashier = useCashier();
  const { router } = cashier;
  // The sweepstake table has no regions.
  const hasRegions = !isSweepstake(cashier);
  const t = useTranslate();
  const entry = router.current();
  const home = homePath(entry);
  useEffect(() => tellFullyLoaded(cashier), [cashier]);
  return (
    <ScreenBody width="form">
      <FlowSwitch />
      <UnderWay home={home} />
      <EmptyState title={t('empty.title')} text={t('empty.hint')}>
        {hasRegions && (
          <Button onClick={() => router.navigate('/empty/region', { query: { ...entry.query } })}>
            {t('region.change')}
          </Button>
        )}
        <Button variant={hasRegions ? 'secondary' : 'primary'} onClick={() => startAnew(cashier, home)}>
          {t('common.refresh')}
        </Button>
      </EmptyState>
    </ScreenBody>
  );
}
