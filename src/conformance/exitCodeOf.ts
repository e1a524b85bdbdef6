import { depositCreate } from '../api/operations/deposit';
import { withdrawalCreate } from '../api/operations/withdrawal';
import type { RunOptions } from './Check';
import type { CheckResult } from './Finding';

/** 1 for faults; 2 where what was asked for could not be made with these arguments, so that nothing checked it. */
export function exitCodeOf(
  results: readonly CheckResult[],
  { isCreating, isWithdrawing }: Pick<RunOptions, 'isCreating' | 'isWithdrawing'>,
): number {
  if (results.some(({ outcome }) => outcome === 'faulty')) return 1;
  const asked = [isCreating && depositCreate.path, isWithdrawing && withdrawalCreate.path];
  return results.some(({ call, outcome }) => outcome === 'skipped' && asked.includes(call)) ? 2 : 0;
}
