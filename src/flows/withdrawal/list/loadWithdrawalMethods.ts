import { methodsWithdrawal } from '../../../api/operations/methods';
import { EMPTY_PAYMENT_METHODS } from '../../../spec/messages';
import type { Cashier } from '../../../state/Cashier';
import { regionOf } from '../../../state/regionOf';
import { loadMethods } from '../../shared/list/loadMethods';
import { offeredMethods } from './offeredMethods';

/** ROUTE-06, WD-01: loads the methods that pay out in the user's region. */
export function loadWithdrawalMethods(cashier: Cashier): Promise<void> {
  const query = { country: regionOf(cashier), currency: cashier.user.currency };
  return loadMethods(cashier, 'withdrawal', methodsWithdrawal, query, listed => {
    const offered = offeredMethods(cashier, listed);
    if (offered.length === 0) cashier.send({ messageType: 'Error', message: EMPTY_PAYMENT_METHODS });
    return offered;
  });
}
