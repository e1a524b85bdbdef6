import { isCashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { ageMs } from '../../../lib/ageMs';
import { REQUEST_GROUP_TIMEOUT_MS } from '../../../spec/timers';
import type { DepositNews } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { isBeingMade } from '../../shared/creation/isBeingMade';
import { isNotMade, mayStillArrive } from '../../shared/creation/isNotMade';
import { tellCreated } from '../../shared/creation/tellCreated';
import { pendingEnd } from './pendingEnd';
import { namePending, type PendingDeposit } from './pendingList';

const LATEST_ARRIVAL_MS = 2 * REQUEST_GROUP_TIMEOUT_MS;

/** Whether a request whose page was left may still reach the server: after this time it never will. */
export const mayArriveUnwatched = ({ createdAt }: Pick<PendingDeposit, 'createdAt'>): boolean =>
  ageMs(Date.parse(createdAt)) <= LATEST_ARRIVAL_MS;

/** `unknown`: the server knows no deposit of this id; `not-created`: none of this request. */
export type PendingNews = DepositNews | 'unknown' | 'not-created';

/** Asks the server about an open deposit. `null`: there was no answer. */
export async function askPending(
  cashier: Cashier,
  deposit: PendingDeposit,
  signal: AbortSignal,
): Promise<PendingNews | null> {
  const { depositId, requestId, isConfirmed, createdAt, cancelledOn, asked } = deposit;
  if (depositId === null && (await isBeingMade(cashier, 'deposit', Date.parse(createdAt)))) return null;
  const query = depositId !== null ? { depositId } : { requestId: requestId ?? '' };
  try {
    const answer = await cashier.client.call(depositStatus, query, { signal });
    // The page that sent the request may be gone: then the host has not heard of the deposit yet.
    const told = answer.depositId ?? asked?.depositId ?? null;
    if (depositId === null && told !== null) {
      const named = { ...deposit, depositId: told };
      namePending(cashier, named);
      // A player who has cancelled it has made nothing, unless the bank lets it stand.
      if (cancelledOn === undefined || pendingEnd(answer) !== 'mistaked') tellCreated(cashier, named);
    }
    // An answer that names another deposit belongs to that one.
    const isOther = depositId !== null && (answer.depositId ?? depositId) !== depositId;
    return isOther ? null : { ...answer, depositId };
  } catch (error) {
    // Of one that was made just now, a copy of the bank's data may know nothing yet.
    if (depositId !== null)
      return isNoDeposit(error) && !mayStillArrive(Date.parse(createdAt)) ? 'unknown' : null;
    // A request that was under way when the page was left may still arrive; a confirmed one has arrived.
    const isLate = !isConfirmed && !mayArriveUnwatched(deposit);
    return isLate && (await isNotMade(cashier, 'deposit', error)) ? 'not-created' : null;
  }
}

/** The bank says that there is none. A code is its own: a message alone may be that of a router on the way. */
export const isNoDeposit = (error: unknown): boolean =>
  isCashierError(error) && error.status === 404 && error.code !== undefined;
