import { useEffect } from 'react';
import type { TypedAmount } from '../../../state/TypedAmount';
import type { TypedForm, TypedForms } from '../../../state/TypedForms';
import { carryAmount } from './carryAmount';
import { useAmountSeparator } from './useAmountSeparator';

interface Flow {
  typed: TypedForms;
  amount: TypedAmount;
}

/** A payment, and what was typed for it. */
interface TypedPayment {
  paymentMethod: string;
  typed: TypedForm | null;
  /** In major units of the form's currency; 0 if it was in another one. */
  amount: number;
}

/** FORM-13: once no money has come of a payment, what was typed for it is there for another try. */
export function useTypedAgain(
  { typed: { forms }, amount: typedAmount }: Flow,
  { paymentMethod, typed, amount }: TypedPayment,
  isFailed: boolean,
): void {
  const separator = useAmountSeparator();
  useEffect(() => {
    if (!isFailed) return;
    if (typed && !forms.has(paymentMethod)) forms.set(paymentMethod, typed);
    if (!typedAmount.text) carryAmount(typedAmount, amount, separator);
  }, [forms, typedAmount, isFailed, typed, paymentMethod, amount, separator]);
}
