import type { PaymentMethod } from '../../api/contract/method';
import { accountTypesOf } from '../../domain/method/accountTypesOf';
import { assign } from '../../lib/assign';
import type { Cashier } from '../../state/Cashier';
import type { ListActions } from '../shared/list/ListActions';

export const loadWithdrawalForm = (): Promise<typeof import('./form/WithdrawalFormScreen')> =>
  import('./form/WithdrawalFormScreen');

function choose({ withdrawal, router }: Cashier, method: PaymentMethod, path: string): void {
  const types = accountTypesOf(method);
  // Loaded anew, as of another region, the same method may be of other accounts.
  const isKept = withdrawal.method?.name === method.name && types.includes(withdrawal.accountType);
  assign(withdrawal, { method, draft: null, ...(!isKept && { accountType: types[0] }) });
  router.navigate(path);
}

/**
 * What choosing in the withdrawal lists does. A group's own list gives another `path`, from which the way
 * back leads to the group.
 */
export const withdrawalActions = (
  cashier: Cashier,
  path = '/withdrawal/redirect',
  groupPath = '/withdrawal/group',
): ListActions => ({
  onMethod: method => choose(cashier, method, path),
  onGroup: name => {
    cashier.withdrawal.group = name;
    cashier.router.navigate(groupPath);
  },
  onIntent: () => {
    loadWithdrawalForm().catch(() => {});
  },
});
