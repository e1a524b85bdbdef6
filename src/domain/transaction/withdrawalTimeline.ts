import { WITHDRAWAL_STEPS, type WithdrawalStatus } from '../../spec/withdrawal';
import { isWithdrawalFinal } from './withdrawalStatus';

export interface TimelineRow {
  name: string;
  state: 'done' | 'current' | 'next' | 'failed';
  at?: string;
}

type Step = { name: string; at?: string };

/** Until the server has told its steps: all of them, the first one done. */
const assumedSteps = (createdAt: string | null): Step[] =>
  WITHDRAWAL_STEPS.filter(name => name !== 'confirmed').map(name => ({
    name,
    ...(name === 'created' && createdAt !== null && { at: createdAt }),
  }));

const rankOf = ({ name }: Step): number => (WITHDRAWAL_STEPS as readonly string[]).indexOf(name);

/** The contract's steps in its order, whichever way a server lists them; those of its own stay where they stand. */
function inOrder(steps: readonly Step[]): Step[] {
  const known = steps.filter(step => rankOf(step) >= 0).sort((one, other) => rankOf(one) - rankOf(other));
  return steps.map(step => (rankOf(step) >= 0 && known.shift()) || step);
}

/**
 * The steps as the player sees them: done in order, one under way, the rest to come. A withdrawal that ended ends
 * with the step that says how; nothing is shown as done that the server has not said, or a later step of the contract.
 */
export function withdrawalTimeline(
  served: readonly Step[],
  status: WithdrawalStatus,
  createdAt: string | null,
): TimelineRow[] {
  const steps = served.length > 0 ? inOrder(served) : assumedSteps(createdAt);
  const rows = steps.map(({ name, at }) => ({ name, ...(at !== undefined && { at }) }));
  if (status === 'processed') return rows.map(row => ({ ...row, state: 'done' }));
  const isTold = ({ name, at }: Step): boolean => at !== undefined || name === 'created';
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

/** A code is still asked for: the server lists the step and has not done it. */
export function awaitsCode(steps: readonly Step[], status: WithdrawalStatus): boolean {
  return status === 'waiting' && steps.some(({ name, at }) => name === 'confirmed' && at === undefined);
}

/** The code was taken, or none was asked for: a step after the first is done. Steps that are not told say neither. */
export function isPastCode(steps: readonly Step[]): boolean {
  return steps.some(({ name, at }) => name !== 'created' && at !== undefined);
}

/** The money is not on its way yet. */
export function isBeforeSending(steps: readonly Step[], status: WithdrawalStatus): boolean {
  return !isWithdrawalFinal(status) && !steps.some(({ name, at }) => name === 'sent' && at !== undefined);
}
