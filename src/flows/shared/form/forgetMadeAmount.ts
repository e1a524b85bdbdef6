import type { PaymentMethod } from '../../../api/contract/method';
import { parseAmount } from '../../../domain/money/parseAmount';
import { roundToCurrency } from '../../../domain/money/roundToCurrency';
import { assign } from '../../../lib/assign';
import { noAmount, type TypedAmount } from '../../../state/TypedAmount';

interface Form {
  method: PaymentMethod | null;
  amount: TypedAmount;
}

interface Made {
  method: PaymentMethod;
  amount: number;
  /** Of the form's amount. */
  currency: string;
}

/**
 * Empties the amount of which a payment was made. What was typed since the press, into another form or as another
 * amount, is for another payment: it stays.
 */
export function forgetMadeAmount(form: Form, { method, amount, currency }: Made): void {
  const isOtherForm = form.method !== null && form.method.name !== method.name;
  const isOtherSum = roundToCurrency(parseAmount(form.amount.text), currency) !== amount;
  if (!isOtherForm && !isOtherSum) assign(form.amount, noAmount());
}
