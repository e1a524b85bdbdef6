import { methodText } from '../../../domain/method/methodText';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { currencyOf } from '../submit/depositPayload';
import { addPending } from './keepPending';
import type { DepositIds } from './pendingList';

/**
 * Kept before the creating call leaves: the page may be closed or reloaded while the answer is on its way, and the bank
 * has committed all the same. Then only the request's id leads back to the deposit.
 */
export function keepIntent(cashier: Cashier, intent: DepositIntent, ids: DepositIds): void {
  const { method, amount, box } = intent;
  addPending(cashier, {
    ...ids,
    paymentMethod: method.name,
    methodText: methodText(method, cashier.user.lang),
    amount,
    currency: currencyOf(cashier, intent),
    createdAt: new Date().toISOString(),
    ...(box && { box }),
  });
}
