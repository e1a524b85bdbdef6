import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { useField } from '../../state/useField';
import { Button } from '../../ui/button/Button';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import { EmptyState } from '../../ui/status/EmptyState';

/** The sellers have made no offer, or their offers were lost with the answer (API-04). */
export function NoOffers(): ReactElement {
  const { router, deposit, transaction, kindOf } = useCashier();
  const { method } = useSnapshot(deposit);
  const isAnswerLost = useField(transaction, 'isAnswerLost');
  const t = useTranslate();
  const change = () => {
    if (deposit.method) router.navigate(kindOf(deposit.method).path, { isReplacing: true });
  };
  return (
    <ScreenBody width="form">
      <EmptyState
        title={t(isAnswerLost ? 'pay.noData.title' : 'onramp.empty.title')}
        text={t(isAnswerLost ? 'pay.noData.text' : 'onramp.empty.text')}
      >
        {method && <Button onClick={change}>{t('onramp.empty.change')}</Button>}
        <Button variant="secondary" onClick={() => router.navigate('/deposit', { isReset: true })}>
          {t('onramp.empty.methods')}
        </Button>
      </EmptyState>
    </ScreenBody>
  );
}
