import { isCashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { REQUEST_GROUP_TIMEOUT_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { ageMs, isNotMade } from '../../shared/failure/isNotMade';
import { tellCreated } from '../../shared/tellCreated';
import { namePending } from './keepPending';
import { type PendingEnd, pendingEnd } from './pendingEnd';
import type { PendingDeposit } from './pendingList';

const LATEST_ARRIVAL_MS = 2 * REQUEST_GROUP_TIMEOUT_MS;

/** A request that was on its way when its page was left reaches the server within this, or not at all. */
export const mayArrive = ({ createdAt }: Pick<PendingDeposit, 'createdAt'>): boolean =>
  ageMs(createdAt) <= LATEST_ARRIVAL_MS;

/** How a deposit that was left open has ended, as the server says. Without an answer it counts as open. */
export async function askPending(
  cashier: Cashier,
  deposit: PendingDeposit,
  signal: AbortSignal,
): Promise<PendingEnd | 'unknown' | null> {
  const { depositId, requestId, isConfirmed } = deposit;
  const query = depositId !== null ? { depositId } : { requestId: requestId ?? '' };
  try {
    const answer = await cashier.client.call(depositStatus, query, { signal });
    // The page that has sent it may be gone: its host knows nothing of what came of it.
    if (depositId === null && answer.depositId) {
      const named = { ...deposit, depositId: answer.depositId };
      namePending(cashier, named);
      tellCreated(cashier, named);
    }
    // What names another deposit is of that one.
    const isOther = depositId !== null && (answer.depositId || depositId) !== depositId;
    return isOther ? null : pendingEnd(answer);
  } catch (error) {
    if (depositId !== null) return isUnknown(error) ? 'unknown' : null;
    // A request that was on its way when the page was left may still arrive; one that was answered has.
    const isLate = !isConfirmed && !mayArrive(deposit);
    return isLate && (await isNotMade(cashier, 'deposit', error)) ? 'not-created' : null;
  }
}

const isUnknown = (error: unknown): boolean =>
  isCashierError(error) && error.status === 404 && (error.code !== undefined || !error.isWordless);
