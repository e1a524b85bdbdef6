import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLeaveWhenSeen } from '../../flows/deposit/pages/useLeaveWhenSeen';
import { LeaveQuestion } from '../../flows/deposit/pending/LeaveGuard';
import { refreshFields } from '../../flows/deposit/submit/refreshFields';
import { submitDeposit } from '../../flows/deposit/submit/submitDeposit';
import { useBusyNews } from '../../flows/shared/busy/useBusyNews';
import { formFieldModels } from '../../flows/shared/fields/fieldModels';
import { typedTexts } from '../../flows/shared/fields/typedTexts';
import { withTyped } from '../../flows/shared/fields/withTyped';
import { FieldForm } from '../../flows/shared/form/FieldForm';
import { FieldList } from '../../flows/shared/form/FieldList';
import { KeepTyped } from '../../flows/shared/form/KeepTyped';
import { useFieldValidation } from '../../flows/shared/form/useFieldValidation';
import { useFocusNewField } from '../../flows/shared/form/useFocusNewField';
import { useFormValues } from '../../flows/shared/form/useFormValues';
import { useExactMoney } from '../../flows/shared/text/useExactMoney';
import { useTranslate } from '../../i18n/useTranslate';
import { assign } from '../../lib/assign';
import { useCashier } from '../../state/CashierContext';
import { noAskedFields } from '../../state/createDepositState';
import type { DepositIntent } from '../../state/DepositIntent';
import { regionOf } from '../../state/regionOf';
import { useField } from '../../state/useField';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/content/Card';
import { Note } from '../../ui/content/Note';
import { Columns } from '../../ui/frame/Columns';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import { StickyFooter } from '../../ui/frame/StickyFooter';
import type { UpiInvoice } from './readInvoice';
import { UpiDetails } from './UpiDetails';
import { UpiWays } from './UpiWays';

type PreparedInvoiceProps = { invoice: UpiInvoice; intent: DepositIntent };

/**
 * The player pays in an app, then enters the payment's reference: deposit-create sends it together with the
 * amount.
 */
export function PreparedInvoice({ invoice, intent }: PreparedInvoiceProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useExactMoney();
  const { isSubmitting, extraFields, depositId: askedId } = useSnapshot(cashier.deposit);
  const depositId = useField(cashier.transaction, 'depositId');
  const element = useRef<HTMLFormElement>(null);
  const country = regionOf(cashier);
  const { fields: own } = invoice;
  const fields = askedId === invoice.depositId ? extraFields : own;
  const { deposit } = cashier;
  const { typed } = deposit;
  // Beside what its method's form holds, which begins the next invoice.
  const place = { method: `invoice ${invoice.depositId}`, pageKey: cashier.router.current().key };
  const [before] = useState(() => typedTexts(typed, place));
  const models = useMemo(
    () => withTyped(formFieldModels(fields, country), before),
    [fields, country, before],
  );
  const validate = useFieldValidation(models);
  const values = useFormValues({ models, element });
  useFocusNewField(element, own);
  useBusyNews(isSubmitting);
  // What this invoice is asked for is not asked of the next one.
  useEffect(
    () => () => void (deposit.depositId === invoice.depositId && assign(deposit, noAskedFields())),
    [deposit, invoice.depositId],
  );

  /** What is sent; what the answer asks for joins the invoice's own fields, or replaces them (FORM-01). */
  function take(typedFields: Record<string, string>): DepositIntent {
    const { depositId: id } = invoice;
    if (deposit.depositId !== id) assign(deposit, { ...noAskedFields(), depositId: id, extraFields: own });
    return { ...intent, fields: { ...intent.fields, ...typedFields } };
  }

  return (
    <>
      <FieldForm
        element={element}
        validate={validate}
        onSubmit={form => {
          const sent = values.submit(form);
          if (sent) submitDeposit(cashier, take(sent));
        }}
      >
        {form => (
          <>
            <KeepTyped typed={typed} method={place.method} models={models} />
            <ScreenBody width="split">
              <Columns
                main={
                  <>
                    <UpiDetails invoice={invoice} />
                    <UpiWays invoice={invoice} />
                  </>
                }
                side={
                  models.length > 0 && (
                    <Card label={t('india.utr.title')}>
                      <strong>{t('india.utr.title')}</strong>
                      <p className="field__hint">{t('india.utr.text')}</p>
                      {fields.length > own.length && <Note tone="info">{t('form.fieldsRequired')}</Note>}
                      <FieldList
                        models={models}
                        onTrigger={({ name }) => void refreshFields(cashier, take(values.read(form)), name)}
                      />
                    </Card>
                  )
                }
              />
            </ScreenBody>
            <StickyFooter>
              <Button type="submit" part="submit" isPending={isSubmitting}>
                {t('pay.paid', { amount: money(invoice.amount, invoice.currency) })}
              </Button>
            </StickyFooter>
          </>
        )}
      </FieldForm>
      {depositId === invoice.depositId && <LeaveOnNews />}
      <LeaveQuestion isOpen>{models.length > 0 && t('india.utr.text')}</LeaveQuestion>
    </>
  );
}

/** The server may see the payment before the player has entered its reference. */
function LeaveOnNews(): null {
  useLeaveWhenSeen();
  return null;
}
