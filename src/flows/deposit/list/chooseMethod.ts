import type { PaymentMethod } from '../../../api/contract/method';
import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import type { NavigateOptions } from '../../../state/createRouter';
import { loadKindsHere } from '../../shared/navigation/loadKindsHere';

/**
 * Sets the method of the form. If it is the method that the form had, the form goes on with the deposit that
 * has asked for more fields (DEP-03), but not with a step of the deposit on screen, nor after a refusal, as
 * the bank may have closed it.
 */
export function setMethod(
  { deposit, transaction }: Pick<Cashier, 'deposit' | 'transaction'>,
  method: PaymentMethod,
): void {
  const goesOn =
    deposit.method?.name === method.name &&
    deposit.depositId !== transaction.depositId &&
    !deposit.refused.includes(method.name);
  assign(deposit, !goesOn && noAskedFields(), { method, limits: null });
}

/** The player chooses a method: its kind says which page opens. The amount typed so far stays. */
export async function chooseMethod(
  cashier: Cashier,
  method: PaymentMethod,
  options?: NavigateOptions,
): Promise<void> {
  const { router, kindOf } = cashier;
  if (!(await loadKindsHere(cashier))) return;
  setMethod(cashier, method);
  const { path } = kindOf(method);
  // The only form with a path of its own for a method of a group (ROUTE-01).
  const isInGroup = router.current().path === '/deposit/group' && path === '/deposit/redirect';
  router.navigate(isInGroup ? '/deposit/group/redirect' : path, options);
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
