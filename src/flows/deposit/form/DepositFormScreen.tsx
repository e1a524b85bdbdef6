import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useSnapshot } from 'valtio';
import type { FormField } from '../../../api/contract/form';
import type { PaymentMethod } from '../../../api/contract/method';
import { useTranslate } from '../../../i18n/useTranslate';
import { formFieldModels, methodFieldModels } from '../../../methods/families/fieldModels';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/Button';
import { Fields } from '../../../ui/Fields';
import { Note } from '../../../ui/Note';
import { ScreenBody } from '../../../ui/ScreenBody';
import { StickyFooter } from '../../../ui/StickyFooter';
import { useMoney } from '../../shared/useMoney';
import { AmountChips } from './AmountChips';
import { AmountField } from './AmountField';
import { BonusField } from './BonusField';
import { FieldControl } from './FieldControl';
import { FormSummary } from './FormSummary';
import { loadLimits } from './loadLimits';
import { useAmount } from './useAmount';
import { useFieldValidation } from './useFieldValidation';
import { useSubmit } from './useSubmit';

/** The form of the chosen method. */
export function DepositFormScreen(): ReactElement | null {
  const { method } = useSnapshot(useCashier().deposit);
  return method ? <MethodForm key={method.name} method={method as PaymentMethod} /> : null;
}

function MethodForm({ method }: { method: PaymentMethod }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const { extraFields, isSubmitting } = useSnapshot(cashier.deposit);
  const [isAmountTouched, setIsAmountTouched] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const amount = useAmount(method);
  const models = useMemo(
    () => [
      ...methodFieldModels(method, cashier.translator),
      ...formFieldModels(extraFields as readonly FormField[]),
    ],
    [method, extraFields, cashier],
  );
  const validate = useFieldValidation(models);
  const submit = useSubmit({
    method,
    models,
    amount,
    element,
    onAmountTouched: () => setIsAmountTouched(true),
  });

  useEffect(() => {
    void loadLimits(cashier, method);
  }, [cashier, method]);

  return (
    <Form onSubmit={() => {}} validate={validate} subscription={{}}>
      {({ form }) => (
        <form
          ref={element}
          className="form"
          noValidate
          onSubmit={event => {
            // Never a submit of the page, nor of a host's own form around the widget.
            event.preventDefault();
            event.stopPropagation();
            submit(form);
          }}
        >
          <ScreenBody width="split">
            <FormSummary method={method}>
              <AmountField
                amount={amount}
                isTouched={isAmountTouched}
                onTouch={() => setIsAmountTouched(true)}
              />
              <AmountChips amount={amount} />
              <BonusField amount={amount} method={method} />
              {extraFields.length > 0 && <Note tone="info">{t('form.fieldsRequired')}</Note>}
              {models.length > 0 && (
                <Fields>
                  {models.map(model => (
                    <FieldControl key={model.key} model={model} />
                  ))}
                </Fields>
              )}
            </FormSummary>
          </ScreenBody>
          <StickyFooter>
            <Button type="submit" part="submit" isPending={isSubmitting}>
              {amount.value > 0 && Number.isFinite(amount.value)
                ? t('deposit.submit', { amount: money(amount.value, amount.currency) })
                : t('deposit.submitEmpty')}
            </Button>
          </StickyFooter>
        </form>
      )}
    </Form>
  );
}
