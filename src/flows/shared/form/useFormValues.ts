import type { FormApi } from 'final-form';
import type { RefObject } from 'react';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { readField } from '../fields/readField';
import { patternsOf } from './patternsOf';
import { reportInvalidForm } from './reportInvalidForm';
import type { FieldTexts } from './useFieldValidation';

interface FormValues {
  /** The values to send, by field name; `null` if something is invalid, which is then shown (FORM-03). */
  submit(form: FormApi<FieldTexts>, amountError?: string): Record<string, string> | null;
  /** The same values, valid or not. */
  read(form: FormApi<FieldTexts>): Record<string, string>;
}

/** A field, or the first of a group, where a key chooses. */
const INVALID = '[aria-invalid="true"]:not([role]), [aria-invalid="true"] input';

interface FormValuesOptions {
  models: FieldModel[];
  element: RefObject<HTMLFormElement | null>;
}

/**
 * Reads a form in the click. What is invalid is shown and reported, and the first error is announced and
 * brought into view.
 */
export function useFormValues({ models, element }: FormValuesOptions): FormValues {
  const cashier = useCashier();

  function read(form: FormApi<FieldTexts>): Record<string, string> {
    const { values } = form.getState();
    const { check } = patternsOf(cashier);
    return Object.fromEntries(
      models.map(model => [model.name, readField(model, values[model.key] ?? '', check).value]),
    );
  }

  return {
    read,
    submit: (form, amountError = '') => {
      // Marks every field as touched; the form itself sends nothing.
      void form.submit();
      const { valid, errors = {} } = form.getState();
      if (amountError === '' && valid) return read(form);
      reportInvalidForm(cashier, { isAmountValid: amountError === '', isFormValid: valid === true, models });
      const keys = models.map(({ key }) => key);
      // A kind's own controls stand before the fields.
      const own = Object.keys(errors).filter(key => !keys.includes(key));
      const texts = [...own, ...keys].map(key => (errors as FieldTexts)[key]);
      const [firstError = ''] = [amountError, ...texts].filter(Boolean);
      // The press has also left a field, which may have said the same.
      cashier.announcer.polite = '';
      announce(cashier.announcer, firstError, 'assertive');
      // The messages are rendered first; then the first invalid field takes the focus.
      const lead = (isLast: boolean): void => {
        requestAnimationFrame(() => {
          const field = element.current?.querySelector<HTMLElement>(INVALID);
          if (!field && !isLast) {
            // The press came before the fields were registered, so it has marked none of them.
            void form.submit();
            lead(true);
          }
          field?.scrollIntoView({ block: 'center' });
          field?.focus();
        });
      };
      lead(false);
      return null;
    },
  };
}
