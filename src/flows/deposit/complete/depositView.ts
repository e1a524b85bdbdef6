import { cardViewTypeOf } from '../../../domain/method/cardViewType';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import type { CardViewType } from '../../../spec/cardViewTypes';
import type { TransactionState } from '../../../state/createTransactionState';
import type { StatusView } from '../../shared/status/StatusView';

/** Where a deposit stands, as the player reads it (DEP-10). */
export type DepositStage =
  | 'checking'
  | 'not-created'
  | 'waiting'
  | 'no-details'
  | 'still-waiting'
  | 'accepted'
  | 'processed'
  | 'mistaked';

/** Paid with what was typed into the form, a card or a code: the money may be on its way without another page. */
const PAID_IN_FORM: ReadonlySet<CardViewType> = new Set(['card', 'cardMultipleType', 'virtual']);

export function depositStage(
  transaction: Pick<
    TransactionState,
    | 'status'
    | 'depositId'
    | 'requestId'
    | 'isConfirmed'
    | 'isAnswerLost'
    | 'isWaitOver'
    | 'isNotCreated'
    | 'cardViewType'
  >,
): DepositStage {
  const { status, depositId, requestId, isConfirmed, isAnswerLost, isWaitOver, isNotCreated } = transaction;
  if (depositId === null && requestId !== null && !isConfirmed)
    return isNotCreated ? 'not-created' : 'checking';
  if (isWaitOver && !isDepositFinal(status)) return 'still-waiting';
  if (status !== 'waiting') return status;
  if (isAnswerLost) return PAID_IN_FORM.has(cardViewTypeOf(transaction)) ? 'checking' : 'no-details';
  // The answer to a further step was lost: the player may have paid by it.
  return requestId !== null && !isConfirmed ? 'checking' : status;
}

/** Look and texts of each stage (DEP-10). Nothing that the server has not confirmed reads as a success. */
export const DEPOSIT_VIEWS: Readonly<Record<DepositStage, StatusView>> = {
  checking: {
    kind: 'waiting',
    title: 'status.checking.title',
    text: 'status.checking.text',
  },
  'not-created': {
    kind: 'failure',
    title: 'status.notCreated.title',
    text: 'status.notCreated.text',
    isRetryable: true,
  },
  waiting: {
    kind: 'waiting',
    title: 'status.waiting.title',
    text: 'status.waiting.text',
  },
  'no-details': {
    kind: 'info',
    title: 'pay.noData.title',
    text: 'pay.noData.text',
  },
  'still-waiting': {
    kind: 'info',
    title: 'status.stillWaiting.title',
    text: 'status.stillWaiting.text',
  },
  accepted: {
    kind: 'waiting',
    title: 'status.accepted.title',
    text: 'status.accepted.text',
  },
  processed: {
    kind: 'success',
    title: 'status.processed.title',
    text: 'status.processed.text',
  },
  mistaked: {
    kind: 'failure',
    title: 'status.mistaked.title',
    text: 'status.mistaked.text',
    isRetryable: true,
  },
};
