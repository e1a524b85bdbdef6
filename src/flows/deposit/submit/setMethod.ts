import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';

/**
 * Sets the method of the form. DEP-03: that of the same method goes on with the deposit that it was left with, if this
 * asks for fields, is no step of a made one, and was not refused, as the bank may have closed it.
 */
export function setMethod(
  { deposit, transaction }: Pick<Cashier, 'deposit' | 'transaction'>,
  method: PaymentMethod,
): void {
  const goesOn =
    deposit.method?.name === method.name &&
    deposit.depositId !== transaction.depositId &&
    !deposit.refused.includes(method.name);
  Object.assign(deposit, !goesOn && noAskedFields(), { method, limits: null });
}
