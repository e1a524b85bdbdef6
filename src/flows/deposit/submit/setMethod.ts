import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';

/**
 * Sets the method of the form. If it is the method that the form had, the form goes on with the deposit that
 * has asked for more fields (DEP-03), but not with a step of the deposit on screen, nor after a refusal, as
 * the bank may have closed it.
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
