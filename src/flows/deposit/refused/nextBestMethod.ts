import type { PaymentMethod } from '../../../api/contract/method';
import { isCashierError } from '../../../api/errors';
import { groupMethods, methodsOf } from '../../../domain/method/groupMethods';
import { checkAmount } from '../../../domain/money/checkAmount';
import { methodLimits } from '../../../domain/money/methodLimits';
import type { Cashier } from '../../../state/Cashier';

/** The first method of the list that takes the amount and has not been refused; `null` if there is none. */
export function nextBestMethod(
  { methods, deposit, user }: Pick<Cashier, 'methods' | 'deposit' | 'user'>,
  amount: number,
): PaymentMethod | null {
  const ordered = groupMethods(methods.list, user.lang).flatMap(({ items }) => items.flatMap(methodsOf));
  const isFit = (method: PaymentMethod): boolean =>
    !method.isDisabled &&
    !deposit.refused.includes(method.name) &&
    !(amount > 0 && checkAmount(amount, methodLimits(method, user)));
  return ordered.find(isFit) ?? null;
}

/** Remembers that a method did not work, so that it is not offered first (beyond the specification, 5). */
export function markRefused({ deposit }: Cashier, name: string, error?: unknown): void {
  if (error !== undefined && (!isCashierError(error) || !error.isAnswered || error.isPassing)) return;
  deposit.refused = [...deposit.refused.filter(other => other !== name), name];
}
