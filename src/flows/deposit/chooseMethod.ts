import type { PaymentMethod } from '../../api/contract/method';
import type { Cashier } from '../../state/Cashier';

/** The player picks a method: its kind says where that leads. What was typed as the amount stays. */
export function chooseMethod({ deposit, router, kindOf }: Cashier, method: PaymentMethod): void {
  Object.assign(deposit, { method, depositId: null, extraFields: [], limits: null });
  router.navigate(kindOf(method).path);
}

export function chooseGroup({ deposit, router }: Cashier, group: string): void {
  deposit.group = group;
  router.navigate('/deposit/group');
}
