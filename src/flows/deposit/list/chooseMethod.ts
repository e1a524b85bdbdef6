import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { loadKindsHere } from '../../shared/loadKindsHere';

/** The form of a method that was picked in its group (ROUTE-01). */
const IN_GROUP: Readonly<Record<string, string>> = { '/deposit/redirect': '/deposit/group/redirect' };

/** The player picks a method: its kind says where that leads. What was typed as the amount stays. */
export async function chooseMethod(cashier: Cashier, method: PaymentMethod): Promise<void> {
  const { deposit, router, kindOf } = cashier;
  if (!(await loadKindsHere(cashier))) return;
  Object.assign(deposit, { ...noAskedFields(), method, limits: null });
  const { path } = kindOf(method);
  router.navigate((router.current().path === '/deposit/group' && IN_GROUP[path]) || path);
}

/** The player opens a folded category: a kind may have a list of its own, told from its other pages by the query. */
export async function chooseGroup(cashier: Cashier, group: string): Promise<void> {
  const { deposit, router, kindOf } = cashier;
  if (!(await loadKindsHere(cashier))) return;
  deposit.group = group;
  const { groupPath } = kindOf({ name: '', category: group });
  router.navigate(groupPath ?? '/deposit/group', { query: groupPath ? { group } : {} });
}
