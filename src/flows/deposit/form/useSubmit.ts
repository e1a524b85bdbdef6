import type { FormApi } from 'final-form';
import type { RefObject } from 'react';
import type { FormField } from '../../../api/contract/form';
import type { PaymentMethod } from '../../../api/contract/method';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { plainDigits } from '../../../domain/money/plainDigits';
import { useCashier } from '../../../state/CashierContext';
import type { DepositIntent } from '../../../state/DepositIntent';
import { spelledAmount } from '../../shared/form/spelledAmount';
import { useAmountReader } from '../../shared/form/useAmountReader';
import type { AmountRules } from '../../shared/form/useAmountRules';
import type { FieldTexts } from '../../shared/form/useFieldValidation';
import { useFormValues } from '../../shared/form/useFormValues';
import { markFirstClick } from '../submit/markFirstSubmit';
import { refreshFields } from '../submit/refreshFields';
import { submitDeposit } from '../submit/submitDeposit';
import { isFormAmount } from './isFormAmount';
import { useEndOfAsked } from './useEndOfAsked';

interface SubmitOptions {
  method: PaymentMethod;
  models: FieldModel[];
  rules: AmountRules;
  element: RefObject<HTMLFormElement | null>;
  onAmountTouched(): void;
  complete(intent: DepositIntent): DepositIntent;
  onSubmit?: ((intent: DepositIntent) => void) | undefined;
}

interface Submit {
  /** Shows what is invalid (FORM-03), else creates one deposit (DEP-01). */
  submit(form: FormApi<FieldTexts>): void;
  /** Asks for the fields that depend on a triggered one, once the server has asked for fields at all. */
  refresh(form: FormApi<FieldTexts>, triggeredBy: string): void;
}

/** What a deposit's submit button does, and a change of a triggered field. */
export function useSubmit({
  method,
  models,
  rules,
  element,
  onAmountTouched,
  complete,
  onSubmit,
}: SubmitOptions): Submit {
  const cashier = useCashier();
  const values = useFormValues({ models, element });
  const readAmount = useAmountReader(rules);
  const spelled = (amount: number, { validations = [] }: FormField): string =>
    spelledAmount(
      cashier,
      amount,
      rules.currency,
      validations.map(({ regex }) => regex),
    ) ?? plainDigits(amount);
  const intentOf = (amount: number, fields: Record<string, string>): DepositIntent => {
    const asked = cashier.deposit.extraFields.find(isFormAmount);
    return complete({
      method,
      amount,
      fields: { ...fields, ...(asked && { amount: spelled(amount, asked) }) },
    });
  };
  useEndOfAsked(() => intentOf(readAmount().value || 0, {}));
  return {
    submit: form => {
      markFirstClick(cashier.timings);
      onAmountTouched();
      const amount = readAmount();
      const fields = values.submit(form, amount.error);
      if (!fields) return;
      const intent = intentOf(amount.value, fields);
      if (onSubmit) onSubmit(intent);
      else submitDeposit(cashier, intent);
    },
    refresh: (form, triggeredBy) => {
      // A creating call of a kind's own cannot ask for fields only.
      if (cashier.kindOf(method).create || cashier.deposit.depositId === null) return;
      const intent = intentOf(readAmount().value || 0, values.read(form));
      void refreshFields(cashier, intent, triggeredBy);
    },
  };
}
