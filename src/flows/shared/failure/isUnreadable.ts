import { type CashierError, isCashierError } from '../../../api/errors';

/** The server has taken the call, but its answer cannot be read. */
export const isUnreadable = (error: unknown): error is CashierError =>
  isCashierError(error) && (error.kind === 'schema' || error.kind === 'broken');
