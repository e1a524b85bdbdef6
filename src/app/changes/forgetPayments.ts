import { ref } from 'valtio/vanilla';
import { balanceOf } from '../../domain/player/balanceOf';
import type { ParentData } from '../../host/parentData';
import { assign } from '../../lib/assign';
import { noAskedFields } from '../../state/createDepositState';
import { clearNotifications } from '../../state/createNotificationsState';
import { createTransactionState } from '../../state/createTransactionState';
import { createWithdrawal } from '../../state/createWithdrawalState';
import { noAmount } from '../../state/TypedAmount';
import { createTypedForms } from '../../state/TypedForms';
import type { RunningCashier } from '../createCashier';

/** For another player or another bank: the payments, the session and the balance until now are not theirs. */
export function forgetPayments(
  { deposit, transaction, withdrawal, user, notifications }: RunningCashier,
  { user: told }: Pick<Partial<ParentData>, 'user'>,
): void {
  assign(transaction, createTransactionState());
  assign(withdrawal, {
    current: createWithdrawal(),
    ended: [],
    intent: null,
    typed: ref(createTypedForms()),
    refusal: null,
  });
  assign(withdrawal.amount, noAmount());
  assign(deposit, {
    ...noAskedFields(),
    paymentSessionId: null,
    typed: ref(createTypedForms()),
    intent: null,
    earlyNews: [],
    refused: [],
  });
  clearNotifications(notifications);
  const balance = balanceOf(told?.['balanceData']);
  assign(user, { balance, ends: ref(new Map()), balancesTold: ref(new Set<string>()) });
}
