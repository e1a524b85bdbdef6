import { methodText } from '../../../domain/method/methodText';
import { assign } from '../../../lib/assign';
import { humanise } from '../../../lib/humanise';
import { applyWithdrawal } from '../../../state/applyWithdrawal';
import type { Cashier } from '../../../state/Cashier';
import {
  createWithdrawal,
  type ListedWithdrawal,
  type UnclearWithdrawal,
} from '../../../state/createWithdrawalState';
import { isCodeOver, keptCode } from '../confirm/keptCodes';

/** The name of a pending withdrawal's method, even if it is no longer offered. */
function pendingText({ withdrawal, user }: Cashier, name: string): string {
  const method = withdrawal.list.find(one => one.name === name);
  return method ? methodText(method, user.lang) : humanise(name);
}

/** Opens the timeline of a pending withdrawal. */
export function openPending(cashier: Cashier, pending: ListedWithdrawal): void {
  const { withdrawalId, amount, currency, paymentMethod, status, created, isCancellable, message } = pending;
  const { current } = cashier.withdrawal;
  cashier.withdrawal.draft = null;
  // If it is the current one, what is known of it stays: its details are known only here, and the list may be
  // older.
  const isOther = current.withdrawalId !== withdrawalId;
  assign(current, isOther && createWithdrawal(), {
    withdrawalId,
    amount,
    currency,
    paymentMethod,
    methodText: pendingText(cashier, paymentMethod),
    createdAt: created,
    isCancellable,
  });
  if (isOther)
    assign(current, {
      code: keptCode(cashier, withdrawalId),
      isCodeOver: isCodeOver(cashier, withdrawalId),
    });
  applyWithdrawal(current, { withdrawalId, status, ...(message && { message }) });
  cashier.router.navigate('/withdrawal/complete');
}

/** Opens the status of one whose creating call had no answer: it is asked for by its request. */
export function openUnclear(cashier: Cashier, unclear: UnclearWithdrawal): void {
  const { requestId, amount, currency, paymentMethod, at } = unclear;
  const { current } = cashier.withdrawal;
  cashier.withdrawal.draft = null;
  // Of the current one the details are known, too.
  if (current.requestId !== requestId)
    assign(current, createWithdrawal(), {
      requestId,
      amount,
      currency,
      paymentMethod,
      methodText: pendingText(cashier, paymentMethod),
      createdAt: new Date(at).toISOString(),
    });
  cashier.router.navigate('/withdrawal/complete');
}
