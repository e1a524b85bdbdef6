import { isCashierError } from '../../../api/errors';

/** The server has not judged the deposit: it stands as before, and another try may go through. */
export const mayTryAgain = (error: unknown): boolean =>
  !isCashierError(error) || error.isOutcomeUnknown || error.isPassing;
