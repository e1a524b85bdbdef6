import type { Call } from '../core/Bank';
import { optionalText, text } from '../core/input';
import { intentKey } from '../core/intentKey';
import { toMajor } from '../core/money';
import { Refusal } from '../core/Refusal';
import type { Withdrawal } from '../core/State';
import { LedgerError } from '../ledger/createLedger';
import {
  confirmWithdrawal,
  isCancellable,
  isPending,
  moveWithdrawal,
  openWithdrawal,
  startWithdrawal,
} from '../ledger/withdrawals';
import { checkScenario } from './checkScenario';
import { type Order, readOrder } from './order';
import { checkRedeemable } from './sweepstake';

const CODE = '123456';
const MAX_WRONG_CODES = 5;
const MAX_RESENDS = 5;
const SECOND_MS = 1_000;

interface Created {
  withdrawalId: string;
  status: string;
  confirmation?: { type: 'code'; length: number; resendAfter: number };
}

function ownWithdrawal(call: Call, id: string | undefined): Withdrawal {
  const withdrawal = id ? call.bank.state.withdrawals[id] : undefined;
  if (!withdrawal || withdrawal.userId !== call.user.id) {
    throw new Refusal(404, 'No such withdrawal', 'banking.withdrawalUnknown');
  }
  return withdrawal;
}

function accountTypeOf(call: Call, order: Order): string {
  const accountType = optionalText(call, 'accountType') ?? 'main';
  if (!(order.spec.accountTypes ?? ['main']).includes(accountType)) {
    throw new Refusal(422, 'This account type is not served', 'banking.accountTypeUnknown');
  }
  return accountType;
}

function hold(call: Call, order: Order, accountType: string): Withdrawal {
  const asksCode = order.spec.isCodeConfirmed || order.scenario?.id === 'code';
  const confirmation = { code: CODE, wrongCodes: 0, resends: 0, sentAt: call.bank.now() };
  try {
    return openWithdrawal(call.bank, {
      userId: call.user.id,
      method: order.spec.name,
      currency: order.currency,
      minor: order.minor,
      accountType,
      ...(order.scenario ? { scenario: order.scenario.id } : {}),
      ...(asksCode ? { confirmation } : {}),
    });
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    throw new Refusal(422, 'There is not enough money on the balance', 'banking.insufficientFunds', true);
  }
}

export function withdrawalCreate(call: Call): Created {
  const order = readOrder(call, 'withdrawals', 'paymentMethod');
  const accountType = accountTypeOf(call, order);
  checkScenario(call, order.scenario);
  checkRedeemable(call, order.currency, order.minor);
  const withdrawal = hold(call, order, accountType);
  if (!withdrawal.confirmation) startWithdrawal(call.bank, withdrawal);
  call.delivery = order.scenario?.answer;
  const resendAfter = call.bank.delays.resendAfterMs / SECOND_MS;
  return {
    withdrawalId: withdrawal.id,
    status: withdrawal.status,
    ...(withdrawal.confirmation ? { confirmation: { type: 'code', length: CODE.length, resendAfter } } : {}),
  };
}

function resend(call: Call, confirmation: NonNullable<Withdrawal['confirmation']>): void {
  const { bank } = call;
  if (confirmation.resends >= MAX_RESENDS) throw new Refusal(429, 'No more codes', 'banking.resendLimit');
  if (bank.now() - confirmation.sentAt < bank.delays.resendAfterMs) {
    throw new Refusal(429, 'Wait before asking for another code', 'banking.resendTooEarly');
  }
  confirmation.resends += 1;
  confirmation.sentAt = bank.now();
  bank.changed();
}

/** Five wrong codes end the withdrawal and give the money back. */
export function withdrawalConfirm(call: Call): Created {
  const { bank, input } = call;
  const withdrawal = ownWithdrawal(call, text(call, 'withdrawalId'));
  const { confirmation } = withdrawal;
  if (!confirmation || !isPending(withdrawal)) {
    return { withdrawalId: withdrawal.id, status: withdrawal.status };
  }
  if (input['resend'] === true) resend(call, confirmation);
  else if (text(call, 'code') === confirmation.code) confirmWithdrawal(bank, withdrawal);
  else {
    confirmation.wrongCodes += 1;
    bank.changed();
    if (confirmation.wrongCodes < MAX_WRONG_CODES) throw new Refusal(422, 'Wrong code', 'banking.codeWrong');
    moveWithdrawal(bank, withdrawal, 'mistaked', 'Wrong code five times. The money is back on the balance.');
    throw new Refusal(422, 'Wrong code five times', 'banking.codeAttemptsExceeded');
  }
  return { withdrawalId: withdrawal.id, status: withdrawal.status };
}

export function withdrawalStatus(call: Call): Record<string, unknown> {
  const created = call.bank.state.intents[intentKey(call, optionalText(call, 'requestId'))];
  const withdrawal = ownWithdrawal(call, optionalText(call, 'withdrawalId') ?? created);
  return {
    withdrawalId: withdrawal.id,
    status: withdrawal.status,
    steps: withdrawal.steps.map(({ name, at }) =>
      at === undefined ? { name } : { name, at: new Date(at).toISOString() },
    ),
    ...(withdrawal.message ? { message: withdrawal.message } : {}),
  };
}

export function withdrawalList(call: Call): Record<string, unknown>[] {
  return Object.values(call.bank.state.withdrawals)
    .filter(one => one.userId === call.user.id && isPending(one))
    .map(one => ({
      withdrawalId: one.id,
      amount: toMajor(one.minor, one.currency),
      currency: one.currency,
      paymentMethod: one.method,
      status: one.status,
      created: new Date(one.created).toISOString(),
      isCancellable: isCancellable(one),
    }));
}

/** What is over without a payout says how; what is sent cannot be called back. */
export function withdrawalCancel(call: Call): { status: string } {
  const withdrawal = ownWithdrawal(call, text(call, 'withdrawalId'));
  if (withdrawal.status !== 'CANCELED' && withdrawal.status !== 'mistaked') {
    if (!isCancellable(withdrawal))
      throw new Refusal(409, 'The money is already sent', 'banking.withdrawalSent');
    moveWithdrawal(call.bank, withdrawal, 'CANCELED');
  }
  return { status: withdrawal.status };
}
