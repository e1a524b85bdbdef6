import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { UnifiedFlow } from '../../api/contract/form';
import { PaymentTimer } from '../../flows/deposit/requisites/PaymentTimer';
import { useCountdown } from '../../flows/deposit/requisites/useCountdown';
import { submitDeposit } from '../../flows/deposit/submitDeposit';
import { FieldForm } from '../../flows/shared/form/FieldForm';
import { FieldList } from '../../flows/shared/form/FieldList';
import { useFieldValidation } from '../../flows/shared/form/useFieldValidation';
import { useFormValues } from '../../flows/shared/form/useFormValues';
import { SafeHtml } from '../../flows/shared/html/SafeHtml';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import type { P2PInvoice } from '../../state/createP2PState';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Note } from '../../ui/Note';
import { ScreenBody } from '../../ui/ScreenBody';
import { StickyFooter } from '../../ui/StickyFooter';
import { formFieldModels } from '../families/fieldModels';
import { followP2P } from './followP2P';
import { p2pOf } from './p2pOf';

/** What the bank wants to know before the invoice shows. */
export function P2PUnifiedFormScreen(): ReactElement | null {
  const cashier = useCashier();
  const { invoice } = useSnapshot(p2pOf(cashier));
  const flow = invoice?.unifiedFlow ?? null;
  const hasForm = flow !== null && cashier.deposit.method !== null;

  useEffect(() => {
    if (!hasForm) cashier.router.navigate('/deposit', { isReset: true });
    return hasForm ? followP2P(cashier) : undefined;
  }, [cashier, hasForm]);

  return hasForm ? <UnifiedForm invoice={invoice as P2PInvoice} flow={flow as UnifiedFlow} /> : null;
}

function UnifiedForm({ invoice, flow }: { invoice: P2PInvoice; flow: UnifiedFlow }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const { isSubmitting } = useSnapshot(cashier.deposit);
  const models = useMemo(() => formFieldModels(flow.fields), [flow]);
  const validate = useFieldValidation(models);
  const values = useFormValues({ models, element });
  const countdown = useCountdown(invoice.deadlineMs);
  const { depositId, passed } = invoice;
  // In the player's own currency, as it was asked for.
  const amount = passed?.amount ?? invoice.amount;

  const handleValid = (fields: Record<string, string>) => {
    const { method } = cashier.deposit;
    if (method) submitDeposit(cashier, { method, amount, fields, depositId });
  };
  return (
    <FieldForm
      element={element}
      validate={validate}
      onSubmit={form => {
        const fields = values.submit(form);
        if (fields && !countdown.isOver) handleValid(fields);
      }}
    >
      <ScreenBody width="form">
        <div className="stack">
          <PaymentTimer countdown={countdown} timeoutMs={invoice.timeoutMs} />
          {flow.description && (
            <Card>
              <SafeHtml html={flow.description} />
            </Card>
          )}
          {countdown.isOver && <Note tone="danger">{t('p2p.form.timeOver')}</Note>}
          <FieldList models={models} />
        </div>
      </ScreenBody>
      <StickyFooter>
        <Button type="submit" part="submit" isPending={isSubmitting} isDisabled={countdown.isOver}>
          {t('p2p.form.submit')}
        </Button>
      </StickyFooter>
    </FieldForm>
  );
}
