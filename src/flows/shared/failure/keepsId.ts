import type { CashierError } from '../../../api/errors';

/**
 * API-04: whether a creating call that has made nothing is sent again under the same id, as it may still arrive. Not once
 * the server itself has refused it, also within a success: one that knows the id would only refuse it again.
 */
export const keepsId = ({ kind, status = 0, isOutcomeUnknown }: CashierError): boolean =>
  isOutcomeUnknown && (kind !== 'refused' || status >= 500);
