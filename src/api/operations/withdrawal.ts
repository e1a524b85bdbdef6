import { listOf } from '../contract/listOf';
import { type StatusAnswer, StatusAnswerStruct } from '../contract/statusAnswer';
import {
  type PendingWithdrawal,
  PendingWithdrawalStruct,
  type WithdrawalAnswer,
  WithdrawalAnswerStruct,
  WithdrawalConfirmAnswerStruct,
  type WithdrawalPayload,
  type WithdrawalStatusAnswer,
  WithdrawalStatusAnswerStruct,
} from '../contract/withdrawal';
import type { Operation } from '../Operation';

export const withdrawalCreate: Operation<WithdrawalPayload, WithdrawalAnswer> = {
  path: 'withdrawal-create',
  method: 'POST',
  answer: WithdrawalAnswerStruct,
};

/** `isSafe`: a code counts once, and what was refused for its token has not counted. */
export const withdrawalConfirm: Operation<
  { withdrawalId: string; code: string } | { withdrawalId: string; resend: true },
  WithdrawalStatusAnswer
> = { path: 'withdrawal-confirm', method: 'POST', answer: WithdrawalConfirmAnswerStruct, isSafe: true };

export const withdrawalStatus: Operation<
  { withdrawalId: string } | { requestId: string },
  WithdrawalStatusAnswer
> = {
  path: 'withdrawal-status',
  method: 'GET',
  answer: WithdrawalStatusAnswerStruct,
  beside: ['message', 'steps'],
  retryOn: 'network',
};

export const withdrawalList: Operation<Record<string, never>, readonly PendingWithdrawal[]> = {
  path: 'withdrawal-list',
  method: 'GET',
  answer: listOf(PendingWithdrawalStruct),
  retryOn: 'network',
};

export const withdrawalCancel: Operation<{ withdrawalId: string }, StatusAnswer> = {
  path: 'withdrawal-cancel',
  method: 'POST',
  answer: StatusAnswerStruct,
};
