import { isCashierError } from '../../../api/errors';
import type { Cashier } from '../../../state/Cashier';

/** Remembers that a method did not work, so that it is not offered first (beyond the specification, 5). */
export function markRefused({ deposit }: Cashier, name: string, error?: unknown): void {
  if (error !== undefined && (!isCashierError(error) || !error.isAnswered || error.isPassing)) return;
  deposit.refused = [...deposit.refused.filter(other => other !== name), name];
}
