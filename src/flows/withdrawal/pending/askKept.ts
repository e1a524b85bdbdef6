import { isCashierError } from '../../../api/errors';
import { withdrawalStatus } from '../../../api/operations/withdrawal';
import { REQUEST_GROUP_TIMEOUT_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { tellFound } from '../follow/tellFound';
import { keptWithdrawals } from '../submit/keptWithdrawals';

/**
 * API-04: asks what became of the requests whose answers were lost, also before a reload. One that the bank
 * does not know and that can no longer arrive is added to `unknown`, and not asked for again. Resolves to the
 * ms after which none of the others can arrive any more; 0 if there are none.
 */
export async function askKept(cashier: Cashier, unknown: Set<string>, signal: AbortSignal): Promise<number> {
  const { client, withdrawal } = cashier;
  let waitMs = 0;
  for (const { requestId, at, paymentMethod, amount, currency } of keptWithdrawals.read(cashier)) {
    // The call that is under way will tell.
    const isUnderWay = () => withdrawal.isSubmitting && withdrawal.intent?.requestId === requestId;
    if (unknown.has(requestId) || isUnderWay()) continue;
    try {
      const { withdrawalId } = await client.call(withdrawalStatus, { requestId }, { signal });
      const isWanted =
        keptWithdrawals.read(cashier).some(kept => kept.requestId === requestId) && !isUnderWay();
      if (withdrawalId !== undefined && isWanted)
        tellFound(cashier, requestId, { withdrawalId, paymentMethod, amount, currency });
    } catch (failure) {
      if (signal.aborted) return 0;
      if (!isCashierError(failure) || failure.status !== 404) continue;
      const leftMs = REQUEST_GROUP_TIMEOUT_MS - Math.abs(Date.now() - at);
      if (leftMs <= 0) unknown.add(requestId);
      waitMs = Math.max(waitMs, leftMs);
    }
  }
  return waitMs;
}
