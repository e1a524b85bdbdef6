import type { CashierError } from '../../../api/errors';

/** It refuses the session (401) or the rate of calls (429), whatever the call was about: another try may go through. */
export const isPassing = ({ status = 0 }: Pick<CashierError, 'status'>): boolean =>
  [401, 429].includes(status);
