import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';
import { loadKindsHere } from '../../shared/loadKindsHere';
import { setMethod } from '../submit/setMethod';

/** Paths that differ for a method chosen on the page of its group (ROUTE-01). */
const IN_GROUP: Readonly<Record<string, string>> = { '/deposit/redirect': '/deposit/group/redirect' };

/** The player chooses a method: its kind says which page opens. The amount typed so far stays. */
export async function chooseMethod(cashier: Cashier, method: PaymentMethod): Promise<void> {
  const { router, kindOf } = cashier;
  if (!(await loadKindsHere(cashier))) return;
  setMethod(cashier, method);
  const { path } = kindOf(method);
  router.navigate((router.current().path === '/deposit/group' && IN_GROUP[path]) || path);
}

/**
 * The player opens a folded category. A kind may show a list of its own on the path of its form; the `group`
 * query tells the two apart.
 */
export async function chooseGroup(cashier: Cashier, group: string): Promise<void> {
  const { deposit, router, kindOf } = cashier;
  if (!(await loadKindsHere(cashier))) return;
  deposit.group = group;
  const { groupPath } = kindOf({ name: '', category: group });
  router.navigate(groupPath ?? '/deposit/group', { query: groupPath ? { group } : {} });
}
