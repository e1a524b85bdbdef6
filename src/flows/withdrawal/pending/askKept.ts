import { isCashierError } from '../../../api/errors';
import { withdrawalStatus } from '../../../api/operations/withdrawal';
import { REQUEST_GROUP_TIMEOUT_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { tellFound } from '../follow/tellFound';
import { readKept } from '../submit/keptRequest';

const isOnItsWay = (at: number): boolean => Math.abs(Date.now() - at) < REQUEST_GROUP_TIMEOUT_MS;

/**
 * API-04: what became of the requests whose answers were lost, also before a reload. Those that the bank does not
 * know, and that cannot arrive any more, are `unknown` from then on, and not asked for again.
 */
export async function askKept(cashier: Cashier, unknown: Set<string>, signal: AbortSignal): Promise<void> {
  const { client, withdrawal } = cashier;
  for (const { requestId, at, paymentMethod, amount, currency } of readKept(cashier)) {
    // Its own call will say it.
    const isUnderWay = () => withdrawal.isSubmitting && withdrawal.intent?.requestId === requestId;
    if (unknown.has(requestId) || isUnderWay()) continue;
    try {
      const { withdrawalId } = await client.call(withdrawalStatus, { requestId }, { signal });
      const isWanted = readKept(cashier).some(kept => kept.requestId === requestId) && !isUnderWay();
      if (withdrawalId !== undefined && isWanted)
        tellFound(cashier, requestId, { withdrawalId, paymentMethod, amount, currency });
    } catch (failure) {
      if (signal.aborted) return;
      if (isCashierError(failure) && failure.status === 404 && !isOnItsWay(at)) unknown.add(requestId);
    }
  }
}
