import type { FormApi } from 'final-form';
import type { RefObject } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { useTranslate } from '../../../i18n/useTranslate';
import type { FieldModel } from '../../../methods/families/FieldModel';
import { readField } from '../../../methods/families/readField';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { submitDeposit } from '../submitDeposit';
import { patternsOf } from './patternsOf';
import { reportInvalidForm } from './reportInvalidForm';
import type { AmountReading } from './useAmount';
import type { FieldTexts } from './useFieldValidation';

interface SubmitOptions {
  method: PaymentMethod;
  models: FieldModel[];
  amount: AmountReading;
  element: RefObject<HTMLFormElement | null>;
  onAmountTouched(): void;
}

/** What the submit button does: errors first (FORM-03), else one deposit (DEP-01). */
export function useSubmit({
  method,
  models,
  amount,
  element,
  onAmountTouched,
}: SubmitOptions): (form: FormApi<FieldTexts>) => void {
  const cashier = useCashier();
  const t = useTranslate();
  return form => {
    onAmountTouched();
    // Marks every field as touched; the form itself sends nothing.
    void form.submit();
    const { valid, errors = {}, values } = form.getState();
    if (!amount.isValid || !valid) {
      reportInvalidForm(cashier, { isAmountValid: amount.isValid, isFormValid: valid === true, models });
      const [firstError] = [amount.error, ...models.map(({ key }) => (errors as FieldTexts)[key])].filter(
        Boolean,
      );
      announce(cashier.announcer, firstError ?? t('form.invalid'), 'assertive');
      // The messages are drawn first, then the first field that has one takes the focus.
      requestAnimationFrame(() => {
        const field = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
        field?.scrollIntoView({ block: 'center' });
        field?.focus();
      });
      return;
    }
    const fields = Object.fromEntries(
      models.map(model => [
        model.name,
        readField(model, values[model.key] ?? '', patternsOf(cashier).check).value,
      ]),
    );
    submitDeposit(cashier, { method, amount: amount.value, fields });
  };
}
