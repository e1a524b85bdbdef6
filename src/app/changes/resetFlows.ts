import { homePath } from '../../flows/shared/navigation/homePath';
import { assign } from '../../lib/assign';
import type { Cashier } from '../../state/Cashier';
import { noAskedFields } from '../../state/createDepositState';
import { createRedemption } from '../../state/createRedemption';
import { noAmount } from '../../state/TypedAmount';

/**
 * The methods now belong to another user, bank, region or variant: drops everything that depends on them, to
 * be loaded anew. Does nothing while a creating call is under way, as its answer still needs the method.
 * Returns whether it was done.
 */
export function resetFlows({ methods, deposit, withdrawal }: Cashier): boolean {
  if (deposit.isSubmitting || withdrawal.isSubmitting) return false;
  assign(methods, { status: 'idle', list: [], selectedCountry: '', countries: [] });
  assign(deposit, { ...noAskedFields(), method: null, group: null, box: null, limits: null });
  assign(withdrawal, {
    status: 'idle',
    list: [],
    method: null,
    group: null,
    draft: null,
    pending: [],
    redemption: createRedemption(),
  });
  return true;
}

/**
 * resetFlows, and then the list of the flow that the player is in, with an empty history. What they are being told goes
 * along: a change may have waited for the refusal that it is about.
 */
export function reloadFlows(cashier: Cashier, path: string = homePath(cashier.router.current())): void {
  if (!resetFlows(cashier)) return;
  for (const notification of cashier.notifications.list) notification.isOfScreen = false;
  cashier.router.navigate(path, { isReset: true });
}

/** What says that the other variant has nothing to offer, and the steps of its withdrawals up to their end. */
const LEFT = /^\/(empty$|withdrawal\/(?!complete$))/;

/** ROUTE-02: the page stays, except those that are left for the top screen of their flow. */
export function switchVariant(cashier: Cashier): void {
  const page = cashier.router.current();
  // Coins in one variant, money in the other.
  assign(cashier.withdrawal.amount, noAmount());
  if (resetFlows(cashier) && LEFT.test(page.path)) cashier.router.navigate(homePath(page), { isReset: true });
}
