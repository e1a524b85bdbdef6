import { isCashierError } from '../../../api/errors';
import type { Cashier } from '../../../state/Cashier';

/** Statuses that refuse the session (401) or the rate of calls (429): the method itself may well work. */
const NOT_OF_THE_METHOD: readonly number[] = [401, 429];

/** Remembers that a method did not work, so that it is not offered first (beyond the specification, 5). */
export function markRefused({ deposit }: Cashier, name: string, error?: unknown): void {
  if (error !== undefined) {
    if (!isCashierError(error) || error.kind !== 'refused') return;
    if (error.status !== undefined && NOT_OF_THE_METHOD.includes(error.status)) return;
  }
  deposit.refused = [...deposit.refused.filter(other => other !== name), name];
}
