import type { WithdrawalPayload } from '../../../api/contract/withdrawal';
import { DAY_MS } from '../../../spec/timers';
import { createKeptList, type KeptList } from '../../../state/createKeptList';
import { createKeptRequests, type KeptRequests } from '../../shared/creation/createKeptRequests';

/** What the host is told if the withdrawal is found later. */
export type CreatedFacts = Pick<WithdrawalPayload, 'paymentMethod' | 'amount' | 'currency'>;

function readFacts({
  paymentMethod,
  amount,
  currency,
}: Partial<Record<keyof CreatedFacts, unknown>>): CreatedFacts | null {
  return typeof paymentMethod === 'string' && typeof amount === 'number' && typeof currency === 'string'
    ? { paymentMethod, amount, currency }
    : null;
}

/** Withdrawals whose outcome is not known, listed for a day: of what was typed only the amount is stored. */
export const keptWithdrawals: KeptRequests<CreatedFacts> = createKeptRequests(
  'withdrawal.2',
  readFacts,
  DAY_MS,
);

const MOST_NOT_MADE = 20;

/**
 * The requestIds of which the bank has said that no withdrawal was made. Stored, so that after a reload the
 * same request is not taken for one whose outcome is unknown.
 */
export const notMade: KeptList<string, string> = createKeptList('withdrawal.notMade', {
  isKept: value => typeof value === 'string',
  isSame: (kept, requestId) => kept === requestId,
  most: MOST_NOT_MADE,
});
