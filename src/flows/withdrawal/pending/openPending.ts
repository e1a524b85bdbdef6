import type { PendingWithdrawal } from '../../../api/contract/withdrawal';
import { methodText } from '../../../domain/method/methodText';
import { mapWithdrawalStatus } from '../../../domain/transaction/withdrawalStatus';
import { humanise } from '../../../lib/humanise';
import type { Cashier } from '../../../state/Cashier';
import { createWithdrawal } from '../../../state/createWithdrawalState';

/** What a method of a pending withdrawal is called, also where it is no longer offered. */
export function pendingText({ withdrawal, user }: Cashier, name: string): string {
  const method = withdrawal.list.find(one => one.name === name);
  return method ? methodText(method, user.lang) : humanise(name);
}

/** Opens the timeline of a withdrawal that is on its way. */
export function openPending(cashier: Cashier, pending: PendingWithdrawal): void {
  const { withdrawalId, amount, currency, paymentMethod, status, created, isCancellable } = pending;
  cashier.withdrawal.draft = null;
  Object.assign(cashier.withdrawal.current, createWithdrawal(), {
    withdrawalId,
    amount,
    currency,
    paymentMethod,
    methodText: pendingText(cashier, paymentMethod),
    status: mapWithdrawalStatus(status),
    createdAt: created,
    isCancellable,
  });
  cashier.router.navigate('/withdrawal/complete');
}
