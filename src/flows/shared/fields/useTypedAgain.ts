import { useEffect } from 'react';
import type { TypedForm, TypedForms } from '../../../state/TypedForms';

/** A payment, and what was typed for it. */
interface TypedPayment {
  paymentMethod: string;
  typed: TypedForm | null;
}

/** FORM-13: once no money has come of a payment, what was typed for it is there for another try. */
export function useTypedAgain(
  { forms }: TypedForms,
  { paymentMethod, typed }: TypedPayment,
  isFailed: boolean,
): void {
  useEffect(() => {
    if (isFailed && typed && !forms.has(paymentMethod)) forms.set(paymentMethod, typed);
  }, [forms, isFailed, typed, paymentMethod]);
}
