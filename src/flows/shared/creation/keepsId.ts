import type { CashierError } from '../../../api/errors';

/**
 * API-04: whether a creating call that has made nothing is sent again under the same id, as it, or the earlier one of
 * an `isUnclear` intent, may still arrive. Not once the server itself has refused it, also within a success: one that
 * knows the id would only refuse it again.
 */
export function keepsId(error: CashierError, isUnclear = false): boolean {
  const { kind, status = 0, isOutcomeUnknown, isPassing } = error;
  if (isPassing) return isUnclear;
  return isOutcomeUnknown && (kind !== 'refused' || status >= 500);
}
