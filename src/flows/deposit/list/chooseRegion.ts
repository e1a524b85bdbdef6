import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { homePath } from '../../shared/navigation/homePath';
import { startAnew } from '../../shared/navigation/startAnew';

/** METH-05: the methods are loaded anew, and deposits from now on carry the region. */
export function chooseRegion(cashier: Cashier, code: string): void {
  setRegion(cashier, code);
  assign(cashier.deposit, noAskedFields());
  startAnew(cashier, homePath(cashier.router.current()));
}

/** Sets the region of both lists; '' is the player's own. */
export function setRegion(
  { methods, withdrawal }: Pick<Cashier, 'methods' | 'withdrawal'>,
  selectedCountry: string,
): void {
  assign(methods, { selectedCountry, search: '', status: 'idle' });
  assign(withdrawal, { search: '', status: 'idle' });
}
