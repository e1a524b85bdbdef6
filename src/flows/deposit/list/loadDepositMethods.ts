import { methodsPayment } from '../../../api/operations/methods';
import { methodsQuery } from '../../../domain/player/methodsQuery';
import type { Cashier } from '../../../state/Cashier';
import { regionOf } from '../../../state/regionOf';
import { loadMethods } from '../../shared/list/loadMethods';

/** METH-01: loads the methods of the user's region. */
export function loadDepositMethods(cashier: Cashier): Promise<void> {
  const { currency } = cashier.user;
  const query = methodsQuery(regionOf(cashier), currency, cashier.parent.experiments);
  return loadMethods(cashier, 'deposit', methodsPayment, query, listed =>
    listed.filter(method => method.currency.includes(currency)),
  );
}
