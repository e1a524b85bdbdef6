import { depositCreate } from '../api/operations/deposit';
import { depositCreateP2P } from '../api/operations/p2p';
import { withdrawalCreate } from '../api/operations/withdrawal';
import type { RunOptions } from './Check';
import type { CheckResult } from './Finding';

/** 1 for faults; 2 where what was asked for could not be made with these arguments, so that nothing checked it. */
export function exitCodeOf(
  results: readonly CheckResult[],
  { isCreating, isWithdrawing }: Pick<RunOptions, 'isCreating' | 'isWithdrawing'>,
): number {
  if (results.some(({ outcome }) => outcome === 'faulty')) return 1;
  const isMade = (...ways: string[]): boolean =>
    results.some(({ call, outcome }) => outcome !== 'skipped' && ways.includes(call));
  const isDone =
    (!isCreating || isMade(depositCreate.path, depositCreateP2P.path)) &&
    (!isWithdrawing || isMade(withdrawalCreate.path));
  return isDone ? 0 : 2;
}
