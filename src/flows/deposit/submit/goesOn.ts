import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';

/**
 * DEP-03: whether the form of this method goes on with the deposit that it was left with: one that asks for fields, is
 * no step of a made one, and was not refused, as the bank may have closed it.
 */
export const goesOn = (
  { deposit, transaction }: Pick<Cashier, 'deposit' | 'transaction'>,
  { name }: Pick<PaymentMethod, 'name'>,
): boolean =>
  deposit.method?.name === name &&
  deposit.depositId !== transaction.depositId &&
  !deposit.refused.includes(name);
