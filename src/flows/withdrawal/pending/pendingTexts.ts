import type { PlainMessageId } from '#generated/messages';
import type { WithdrawalStatus } from '../../../spec/withdrawal';

/** The status of a pending withdrawal, in a word or two. */
export const PENDING_TEXTS: Readonly<Record<WithdrawalStatus, PlainMessageId>> = {
  waiting: 'withdrawal.pending.waiting',
  accepted: 'withdrawal.status.accepted.title',
  processed: 'withdrawal.status.processed.title',
  mistaked: 'withdrawal.status.mistaked.title',
  canceled: 'withdrawal.status.canceled.title',
};
