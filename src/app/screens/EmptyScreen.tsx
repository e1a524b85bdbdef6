import type { ReactElement } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ScreenBody } from '../../ui/ScreenBody';

/** ROUTE-09. */
export function EmptyScreen(): ReactElement {
  const { router } = useCashier();
  const t = useTranslate();
  return (
    <ScreenBody width="form">
      <EmptyState title={t('empty.title')} text={t('empty.hint')}>
        <Button onClick={() => router.navigate('/empty/region')}>{t('region.change')}</Button>
        <Button
          variant="secondary"
          onClick={() => router.navigate('/deposit', { query: { refetch: 'true' }, isReset: true })}
        >
          {t('common.refresh')}
        </Button>
      </EmptyState>
    </ScreenBody>
  );
}
