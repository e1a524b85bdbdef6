import type { RawStatus } from '../api/contract/transaction';
import {
  advanceWithdrawal,
  isWithdrawalFinal,
  mapWithdrawalStatus,
} from '../domain/transaction/withdrawalStatus';
import { awaitsCode, isPastCode } from '../domain/transaction/withdrawalTimeline';
import type { WithdrawalStatus } from '../spec/withdrawal';
import type { Withdrawal, WithdrawalState, WithdrawalStep } from './createWithdrawalState';

/** What a reply, a poll or a push says of a withdrawal. */
export interface WithdrawalNews {
  withdrawalId: string;
  status: RawStatus;
  steps?: readonly WithdrawalStep[];
  message?: string;
}

/**
 * The one reducer of a withdrawal, whichever way the news came (rule 4). News of another one is ignored; a settled
 * state never goes back, and neither does a step that is done.
 */
export function applyWithdrawal(current: Withdrawal, news: WithdrawalNews): void {
  if (news.withdrawalId !== current.withdrawalId) return;
  const told = mapWithdrawalStatus(news.status);
  const status = advanceWithdrawal(current.status, told);
  if (status !== current.status) current.message = null;
  current.status = status;
  if (news.message && told === status) current.message = news.message;
  // An empty list says nothing about the steps.
  if (news.steps?.length) current.steps = mergeSteps(current.steps, news.steps);
  const { steps, code, isCodeOver } = current;
  // A bank that has stopped taking codes may still list the step: 'Enter the code' would lead nowhere.
  if (awaitsCode(steps, status) && !isCodeOver) {
    // The same object: another code may have been asked for by it, whose wait goes on.
    if (code) delete code.isMaybe;
    else current.code = { length: 0, resendAt: 0 };
  } else if (isPastCode(steps) || isLater(status, code?.askedAt) || (code?.isMaybe && steps.length > 0)) {
    current.code = null;
  }
}

/** Whether a status is later than the one with which a code was asked for: the code is awaited no more. */
export const isLater = (status: WithdrawalStatus, than: WithdrawalStatus = 'waiting'): boolean =>
  advanceWithdrawal(than, status) !== than;

function mergeSteps(known: readonly WithdrawalStep[], served: readonly WithdrawalStep[]): WithdrawalStep[] {
  return served.map(({ name, at }) => {
    const done = at ?? known.find(step => step.name === name)?.at;
    return { name, ...(done !== undefined && { at: done }) };
  });
}

/** The code was accepted: the step is done although the server's list does not say so yet. */
export function markConfirmed(current: Withdrawal): void {
  current.code = null;
  const step = current.steps.find(({ name }) => name === 'confirmed');
  if (step) step.at ??= new Date().toISOString();
}

/**
 * News of any withdrawal of the player's: the one on screen, and the pending ones. One that ends while they are listed
 * stays there and says how.
 */
export function receiveWithdrawal(
  withdrawal: Pick<WithdrawalState, 'current' | 'pending' | 'ended' | 'isListed'>,
  news: WithdrawalNews,
): void {
  const { current, pending, isListed } = withdrawal;
  applyWithdrawal(current, news);
  const { withdrawalId, status, message } = news;
  const told = mapWithdrawalStatus(status);
  const isOver = isWithdrawalFinal(told);
  if (isOver && !withdrawal.ended.includes(withdrawalId))
    withdrawal.ended = [...withdrawal.ended, withdrawalId];
  const index = pending.findIndex(one => one.withdrawalId === withdrawalId);
  const listed = pending[index];
  if (!listed) return;
  // Whoever asks about it still holds this object: it is updated before it leaves the list.
  const before = mapWithdrawalStatus(listed.status);
  if (advanceWithdrawal(before, told) === told) {
    listed.status = status;
    if (message || told !== before) listed.message = message;
  }
  if (!isOver) return;
  listed.isCancellable = false;
  if (!isListed) pending.splice(index, 1);
}
