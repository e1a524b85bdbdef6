import { WITHDRAWAL_STEPS, type WithdrawalStatus } from '../../spec/withdrawal';
import { isWithdrawalFinal } from './withdrawalStatus';

export interface TimelineRow {
  name: string;
  state: 'done' | 'current' | 'next' | 'failed';
  at?: string;
}

type Step = { name: string; at?: string };

/** All steps, with the first one done: used until the server has sent its own. */
const assumedSteps = (createdAt: string | null, hasCode: boolean): Step[] =>
  WITHDRAWAL_STEPS.filter(name => hasCode || name !== 'confirmed').map(name => ({
    name,
    ...(name === 'created' && createdAt !== null && { at: createdAt }),
  }));

const rankOf = ({ name }: Step): number => (WITHDRAWAL_STEPS as readonly string[]).indexOf(name);

/** Puts the contract's steps in their order, however a server lists them; its own steps stay where they are. */
function inOrder(steps: readonly Step[]): Step[] {
  const known = steps.filter(step => rankOf(step) >= 0).sort((one, other) => rankOf(one) - rankOf(other));
  return steps.map(step => (rankOf(step) >= 0 && known.shift()) || step);
}

/**
 * The steps as the player sees them: those done in order, one under way, the rest to come. A withdrawal that
 * failed or was cancelled ends with a step that says so. A step shows as done only if the server has said so
 * of it, or of a later step of the contract. `hasCode`: a code is still awaited.
 */
export function withdrawalTimeline(
  served: readonly Step[],
  status: WithdrawalStatus,
  createdAt: string | null,
  hasCode = false,
): TimelineRow[] {
  const rows = served.length > 0 ? inOrder(served) : assumedSteps(createdAt, hasCode);
  if (status === 'processed') return rows.map(row => ({ ...row, state: 'done' }));
  // A bank that tells no steps says with `accepted` that the review is over.
  const isReviewed = status === 'accepted' && served.length === 0 && !hasCode;
  const isTold = ({ name, at }: Step): boolean =>
    at !== undefined || name === 'created' || (isReviewed && name === 'review');
  const isDone = (row: Step, index: number): boolean =>
    isTold(row) || rows.slice(index).some(later => isTold(later) && rankOf(later) >= 0);
  const done = rows.filter(isDone).map((row): TimelineRow => ({ ...row, state: 'done' }));
  if (isWithdrawalFinal(status)) return [...done, { name: status, state: 'failed' }];
  const current = rows.findIndex((row, index) => !isDone(row, index));
  return rows.map((row, index): TimelineRow => {
    if (isDone(row, index)) return { ...row, state: 'done' };
    return { ...row, state: index === current ? 'current' : 'next' };
  });
}

/** Whether a code is still asked for: the server lists the step and it is not done. */
export function awaitsCode(steps: readonly Step[], status: WithdrawalStatus): boolean {
  return status === 'waiting' && steps.some(({ name, at }) => name === 'confirmed' && at === undefined);
}

/**
 * Whether the code was accepted, or none was asked for: a step after the first is done. An empty list says
 * neither.
 */
export function isPastCode(steps: readonly Step[]): boolean {
  return steps.some(({ name, at }) => name !== 'created' && at !== undefined);
}

/** Whether the money is on its way. */
export const isSent = (steps: readonly Step[]): boolean =>
  steps.some(({ name, at }) => name === 'sent' && at !== undefined);

/** Whether the money is not on its way yet. */
export function isBeforeSending(steps: readonly Step[], status: WithdrawalStatus): boolean {
  return !isWithdrawalFinal(status) && !isSent(steps);
}
