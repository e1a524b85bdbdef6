import { methodText } from '../../../domain/method/methodText';
import type { Cashier } from '../../../state/Cashier';
import { createWithdrawal, type WithdrawalDraft } from '../../../state/createWithdrawalState';

/** The withdrawal on screen from now on; what was typed has done its work. */
export function startWithdrawal(
  { withdrawal, user }: Cashier,
  { amount, currency, method, accountType, details }: WithdrawalDraft,
  ids: { withdrawalId?: string; requestId?: string },
): void {
  Object.assign(withdrawal.current, createWithdrawal(), {
    ...ids,
    amount,
    currency,
    accountType,
    details,
    paymentMethod: method.name,
    methodText: methodText(method, user.lang),
    createdAt: new Date().toISOString(),
  });
  Object.assign(withdrawal, { amountText: '', chip: null, values: {}, draft: null, refusal: null });
  if (ids.withdrawalId) withdrawal.intent = null;
}
