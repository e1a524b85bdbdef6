import type { WithdrawalStatusAnswer } from '../../../api/contract/withdrawal';
import { withdrawalStatus } from '../../../api/operations/withdrawal';
import { ageMs } from '../../../lib/ageMs';
import { REQUEST_GROUP_TIMEOUT_MS } from '../../../spec/timers';
import { receiveWithdrawal } from '../../../state/applyWithdrawal';
import type { Cashier } from '../../../state/Cashier';
import type { Kept } from '../../shared/creation/createKeptRequests';
import { isBeingMade } from '../../shared/creation/isBeingMade';
import { isNotMade, rememberKnowing } from '../../shared/creation/isNotMade';
import { tellFound } from '../follow/tellFound';
import { type CreatedFacts, keptWithdrawals, notMade } from '../submit/keptWithdrawals';

/** One that has ended is listed too: the bank's own list has none of these. */
function listFound(
  cashier: Cashier,
  { requestId, at, paymentMethod, amount, currency }: Kept<CreatedFacts>,
  answer: WithdrawalStatusAnswer & { withdrawalId: string },
): void {
  const { withdrawal } = cashier;
  const { withdrawalId, status } = answer;
  rememberKnowing(cashier, 'withdrawal');
  const found = { withdrawalId, paymentMethod, amount, currency };
  tellFound(cashier, requestId, found);
  if (withdrawal.pending.every(one => one.withdrawalId !== withdrawalId))
    withdrawal.pending.push({ ...found, status, created: new Date(at).toISOString(), isCancellable: false });
  receiveWithdrawal(withdrawal, answer);
}

/**
 * API-04: asks what became of the requests whose answers were lost, also before a reload; they are listed
 * meanwhile. One that is found is listed with its status. One that was not made and can no longer arrive is
 * added to `neverMade`, and not asked for again. Resolves to the ms until none of the others can arrive any
 * more; 0 if there are none.
 */
export async function askKept(
  cashier: Cashier,
  neverMade: Set<string>,
  signal: AbortSignal,
): Promise<number> {
  const { client, withdrawal } = cashier;
  const { current } = withdrawal;
  let waitMs = 0;
  // The call that is under way will tell.
  const isUnderWay = (requestId: string) =>
    withdrawal.isSubmitting && withdrawal.intent?.requestId === requestId;
  const isTold = (requestId: string) =>
    notMade.read(cashier).includes(requestId) || (current.isNotCreated && current.requestId === requestId);
  const list = () => {
    withdrawal.unclear = keptWithdrawals
      .read(cashier)
      .filter(({ requestId }) => !isTold(requestId) && !isUnderWay(requestId));
  };
  list();
  for (const kept of keptWithdrawals.read(cashier)) {
    const { requestId, at } = kept;
    if (neverMade.has(requestId) || isUnderWay(requestId)) continue;
    const leftMs = REQUEST_GROUP_TIMEOUT_MS - ageMs(at);
    if (await isBeingMade(cashier, 'withdrawal', at)) {
      waitMs = Math.max(waitMs, leftMs);
      continue;
    }
    try {
      const answer = await client.call(withdrawalStatus, { requestId }, { signal });
      const { withdrawalId } = answer;
      const isWanted =
        keptWithdrawals.read(cashier).some(one => one.requestId === requestId) && !isUnderWay(requestId);
      if (withdrawalId !== undefined && isWanted) listFound(cashier, kept, { ...answer, withdrawalId });
    } catch (failure) {
      if (signal.aborted) return 0;
      const isOver = leftMs <= 0 && (await isNotMade(cashier, 'withdrawal', failure));
      if (signal.aborted) return 0;
      if (isOver) {
        neverMade.add(requestId);
        notMade.put(cashier, requestId);
        keptWithdrawals.forgetOld(cashier, requestId);
      }
      waitMs = Math.max(waitMs, leftMs);
    }
    list();
  }
  return waitMs;
}
