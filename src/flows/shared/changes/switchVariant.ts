import type { Cashier } from '../../../state/Cashier';
import { noAmount } from '../../../state/TypedAmount';
import { homePath } from '../homePath';
import { resetFlows } from './resetFlows';

/** ROUTE-02: the page stays, except the one that says that the other variant has nothing to offer. */
export function switchVariant(cashier: Cashier): void {
  const page = cashier.router.current();
  // Coins in one variant, money in the other.
  Object.assign(cashier.withdrawal.amount, noAmount());
  if (resetFlows(cashier) && page.path === '/empty')
    cashier.router.navigate(homePath(page), { isReset: true });
}
