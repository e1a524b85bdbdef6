import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { homePath } from '../../shared/navigation/homePath';
import { startAnew } from '../../shared/navigation/startAnew';

/** METH-05: the methods are loaded anew, and deposits from now on carry the region. */
export function chooseRegion({ methods, deposit, withdrawal, router }: Cashier, code: string): void {
  assign(methods, { selectedCountry: code, search: '', status: 'idle' });
  assign(deposit, noAskedFields());
  assign(withdrawal, { search: '', status: 'idle' });
  startAnew({ router }, homePath(router.current()));
}
