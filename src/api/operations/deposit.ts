import { DEPOSIT_DATA_NULL } from '../../spec/messages';
import {
  type DepositAnswer,
  DepositAnswerStruct,
  type DepositLimits,
  DepositLimitsStruct,
  type DepositPayload,
  type DepositStatusAnswer,
  DepositStatusAnswerStruct,
} from '../contract/deposit';
import { type PaymentSession, PaymentSessionStruct } from '../contract/session';
import type { Command, Operation } from '../Operation';

export const depositLimits: Operation<{ currency: string; paymentMethod: string }, DepositLimits> = {
  path: 'deposit-limits',
  method: 'POST',
  answer: DepositLimitsStruct,
  isSafe: true,
};

export const sessionStart: Operation<
  { amount: number; currency: string; pendingGroup: string },
  PaymentSession
> = { path: 'session-start', method: 'POST', answer: PaymentSessionStruct, isSafe: true };

export const depositCreate: Operation<DepositPayload, DepositAnswer> = {
  path: 'deposit-create',
  method: 'POST',
  answer: DepositAnswerStruct,
  whenEmpty: DEPOSIT_DATA_NULL,
};

/** A deposit by its id, or by its request's while its own is not known. */
export type DepositKey = { depositId: string } | { requestId: string };

export const depositStatus: Operation<DepositKey, DepositStatusAnswer> = {
  path: 'deposit-status',
  method: 'GET',
  answer: DepositStatusAnswerStruct,
  beside: ['txid', 'message'],
  retryOn: 'network',
};

export const depositCancel: Command<DepositKey> = {
  path: 'deposit-cancel',
  method: 'POST',
};
