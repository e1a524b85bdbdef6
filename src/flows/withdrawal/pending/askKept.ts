import { isCashierError } from '../../../api/errors';
import { withdrawalStatus } from '../../../api/operations/withdrawal';
import type { Cashier } from '../../../state/Cashier';
import { tellFound } from '../follow/tellFound';
import { readKept } from '../submit/keptRequest';

/**
 * API-04: what became of the requests whose answers were lost, also before a reload. Those that the bank does not know
 * are `unknown` from then on, and not asked for again.
 */
export async function askKept(cashier: Cashier, unknown: Set<string>, signal: AbortSignal): Promise<void> {
  const { client, withdrawal } = cashier;
  for (const { requestId, paymentMethod, amount, currency } of readKept(cashier)) {
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
      if (isCashierError(failure) && failure.status === 404) unknown.add(requestId);
    }
  }
}
