import { isCashierError } from '../../../api/errors';

/** These refuse the call, whatever it was about: the session has ended, or there were too many calls. */
const PASSING: readonly (number | undefined)[] = [401, 429];

/** The server has not judged the deposit: it stands as before, and another try may go through. */
export const mayTryAgain = (error: unknown): boolean =>
  !isCashierError(error) || error.isOutcomeUnknown || PASSING.includes(error.status);
