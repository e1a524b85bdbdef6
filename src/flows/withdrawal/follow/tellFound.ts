import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import { forgetIntent } from '../../../state/RequestIntent';
import { tellCreated } from '../../shared/creation/tellCreated';
import { keepMaybeCode } from '../confirm/keptCodes';
import { type CreatedFacts, keptWithdrawals } from '../submit/keptWithdrawals';

/** A request whose answer was lost has made a withdrawal after all: records it and tells the host. */
export function tellFound(
  cashier: Cashier,
  requestId: string,
  found: CreatedFacts & { withdrawalId: string },
): void {
  const { withdrawal } = cashier;
  const { current } = withdrawal;
  // A request that was thought lost may have arrived late.
  const code = keepMaybeCode(cashier, found.withdrawalId);
  if (current.requestId === requestId)
    assign(current, { withdrawalId: found.withdrawalId, isNotCreated: false, code });
  keptWithdrawals.forget(cashier, requestId);
  forgetIntent(withdrawal, requestId);
  tellCreated(cashier, { requestId, ...found });
}
