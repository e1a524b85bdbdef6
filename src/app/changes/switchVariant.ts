import { homePath } from '../../flows/shared/navigation/homePath';
import type { Cashier } from '../../state/Cashier';
import { noAmount } from '../../state/TypedAmount';
import { resetFlows } from './resetFlows';

/** What says that the other variant has nothing to offer, and the steps of its withdrawals up to their end. */
const LEFT = /^\/(empty$|withdrawal\/(?!complete$))/;

/** ROUTE-02: the page stays, except those that are left for the top screen of their flow. */
export function switchVariant(cashier: Cashier): void {
  const page = cashier.router.current();
  // Coins in one variant, money in the other.
  Object.assign(cashier.withdrawal.amount, noAmount());
  if (resetFlows(cashier) && LEFT.test(page.path)) cashier.router.navigate(homePath(page), { isReset: true });
}
