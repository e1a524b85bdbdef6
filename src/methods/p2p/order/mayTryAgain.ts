import { isCashierError } from '../../../api/errors';
import { isPassing } from '../../../flows/shared/failure/isPassing';

/** The server has not judged the deposit: it stands as before, and another try may go through. */
export const mayTryAgain = (error: unknown): boolean =>
  !isCashierError(error) || error.isOutcomeUnknown || isPassing(error);
