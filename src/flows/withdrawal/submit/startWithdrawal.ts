import { methodText } from '../../../domain/method/methodText';
import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import { createWithdrawal, type WithdrawalDraft } from '../../../state/createWithdrawalState';
import { forgetTyped } from '../../shared/fields/typedTexts';
import { forgetMadeAmount } from '../../shared/form/forgetMadeAmount';
import { maskedDetails } from '../form/withdrawalDetails';

/** Makes this the current withdrawal, and clears what was typed for it. */
export function startWithdrawal(
  { withdrawal, user }: Cashier,
  { amount, currency, method, accountType, details }: WithdrawalDraft,
  ids: { withdrawalId?: string; requestId?: string },
): void {
  assign(withdrawal.current, createWithdrawal(), {
    ...ids,
    amount,
    currency,
    accountType,
    details: maskedDetails(details),
    paymentMethod: method.name,
    methodText: methodText(method, user.lang),
    createdAt: new Date().toISOString(),
    typed: withdrawal.typed.forms.get(method.name) ?? null,
  });
  forgetTyped(withdrawal.typed, method.name);
  forgetMadeAmount(withdrawal, { method, amount, currency });
  withdrawal.draft = null;
  if (ids.withdrawalId) withdrawal.intent = null;
}
