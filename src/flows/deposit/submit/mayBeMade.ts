import type { CashierError } from '../../../api/errors';

/** Whether a deposit may exist although its call failed, and an earlier one was `wasUnclear`. */
export const mayBeMade = ({ isOutcomeUnknown, kind }: CashierError, wasUnclear: boolean): boolean =>
  isOutcomeUnknown || (wasUnclear && kind === 'refused');
