import type { CashierError } from '../../../api/errors';

/** Of a gateway that gave up on a call which the server may still be at. */
const GIVEN_UP = [502, 504];

/**
 * API-04: whether a creating call that has made nothing is sent again under the same id, as it, or the earlier one of
 * an `isUnclear` intent, may still arrive. Not once the server itself has refused it, also within a success, or has
 * failed twice: one that knows the id would only answer the same again.
 */
export function keepsId(error: CashierError, isUnclear: boolean): boolean {
  const { kind, status = 0, isOutcomeUnknown, isPassing, isAnswered } = error;
  if (isPassing) return isUnclear;
  if (kind !== 'refused') return isOutcomeUnknown;
  const isRepeated = isUnclear && isAnswered && !GIVEN_UP.includes(status);
  return isOutcomeUnknown && status >= 500 && !isRepeated;
}
