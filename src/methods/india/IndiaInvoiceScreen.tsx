import { type ReactElement, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { useField } from '../../state/useField';
import { Button } from '../../ui/button/Button';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import { ErrorState } from '../../ui/status/ErrorState';
import { CreatedInvoice } from './CreatedInvoice';
import { indiaOf } from './indiaOf';
import { PreparedInvoice } from './PreparedInvoice';
import { readInvoice } from './readInvoice';

/** `/deposit/india/invoice`: a prepared invoice with its reference field, or the custom page upi-qr (IND-01). */
export function IndiaInvoiceScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const preparedId = useRef(cashier.router.current().query.invoice).current;
  const { depositId, answer, amount, currency } = useSnapshot(cashier.transaction);
  const ownCurrency = useField(cashier.user, 'currency');
  const state = indiaOf(cashier);
  const { invoice: prepared } = useSnapshot(state);
  const invoice = useMemo(
    () =>
      readInvoice({
        invoice: prepared && state.invoice,
        transaction: { depositId, answer, amount, currency },
        preparedId,
        currency: ownCurrency,
        method: cashier.deposit.method,
      }),
    [prepared, state, depositId, answer, amount, currency, preparedId, ownCurrency, cashier],
  );
  if (invoice?.intent) return <PreparedInvoice invoice={invoice} intent={invoice.intent} />;
  if (invoice) return <CreatedInvoice invoice={invoice} />;
  return (
    <ScreenBody width="form">
      <ErrorState title={t('india.notReady')} text={t('pay.noData.text')}>
        <Button onClick={() => cashier.router.navigate('/deposit', { isReset: true })}>
          {t('complete.tryAgain')}
        </Button>
      </ErrorState>
    </ScreenBody>
  );
}
