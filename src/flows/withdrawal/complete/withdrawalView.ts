import { isSent } from '../../../domain/transaction/withdrawalTimeline';
import type { Withdrawal } from '../../../state/createWithdrawalState';
import type { StatusView } from '../../shared/status/StatusView';

/** Where a withdrawal stands, as the player reads it. */
export type WithdrawalStage =
  | 'checking'
  | 'not-created'
  | 'code'
  | 'maybe-code'
  | 'waiting'
  | 'accepted'
  | 'sent'
  | 'processed'
  | 'mistaked'
  | 'canceled';

export function withdrawalStage(
  withdrawal: Pick<
    Withdrawal,
    'status' | 'withdrawalId' | 'requestId' | 'isNotCreated' | 'steps' | 'code' | 'isCodeOver'
  >,
): WithdrawalStage {
  const { status, withdrawalId, requestId, isNotCreated, steps, code, isCodeOver } = withdrawal;
  if (withdrawalId === null && requestId !== null) return isNotCreated ? 'not-created' : 'checking';
  if (status !== 'waiting' && status !== 'accepted') return status;
  if (code) return code.isMaybe ? 'maybe-code' : 'code';
  if (isCodeOver && status === 'waiting') return 'checking';
  if (isSent(steps)) return 'sent';
  // A bank that lists its steps says by them that the review is over, as the timeline does.
  return steps.some(({ name, at }) => name === 'review' && at === undefined) ? 'waiting' : status;
}

/** Look and texts of each stage. Nothing that the server has not confirmed reads as a success. */
export const WITHDRAWAL_VIEWS: Readonly<Record<WithdrawalStage, StatusView>> = {
  checking: {
    kind: 'waiting',
    title: 'withdrawal.status.checking.title',
    text: 'withdrawal.status.checking.text',
  },
  'not-created': {
    kind: 'failure',
    title: 'withdrawal.status.notCreated.title',
    text: 'withdrawal.status.notCreated.text',
    isRetryable: true,
  },
  code: { kind: 'info', title: 'withdrawal.status.code.title', text: 'withdrawal.status.code.text' },
  'maybe-code': {
    kind: 'waiting',
    title: 'withdrawal.status.waiting.title',
    text: 'withdrawal.status.maybeCode.text',
  },
  waiting: {
    kind: 'waiting',
    title: 'withdrawal.status.waiting.title',
    text: 'withdrawal.status.waiting.text',
  },
  accepted: {
    kind: 'waiting',
    title: 'withdrawal.status.accepted.title',
    text: 'withdrawal.status.accepted.text',
  },
  sent: { kind: 'waiting', title: 'withdrawal.status.sent.title', text: 'withdrawal.status.sent.text' },
  processed: {
    kind: 'success',
    title: 'withdrawal.status.processed.title',
    text: 'withdrawal.status.processed.text',
  },
  mistaked: {
    kind: 'failure',
    title: 'withdrawal.status.mistaked.title',
    text: 'withdrawal.status.mistaked.text',
    isRetryable: true,
  },
  canceled: {
    kind: 'info',
    title: 'withdrawal.status.canceled.title',
    text: 'withdrawal.status.canceled.text',
  },
};
