import type { Cashier } from '../../state/Cashier';
import type { RouteGuard } from '../../state/RouteRow';

type Passes = (cashier: Cashier) => boolean;

/**
 * ROUTE-04: whether the player may enter. If not, method and group are reset, and they go to the list of the
 * flow.
 */
export const GUARDS: Readonly<Record<RouteGuard, Passes>> = {
  // The user is known from the start; the payment session is created with the first deposit (DEP-08).
  session: ({ user }) => user.currency !== '' && user.paymentGeo !== '',
  region: ({ user }) => user.paymentGeo !== '',
  method: ({ deposit }) => deposit.method !== null,
  group: ({ deposit, methods }) =>
    deposit.group !== null && methods.list.some(({ category }) => category === deposit.group),
  choice: cashier => GUARDS.method(cashier) || GUARDS.group(cashier),
  box: ({ deposit }) => deposit.box !== null,
  transaction: ({ transaction }) => transaction.depositId !== null || transaction.requestId !== null,
  'withdrawal-method': ({ withdrawal }) => withdrawal.method !== null,
  'withdrawal-group': ({ withdrawal }) =>
    withdrawal.list.some(({ category }) => category === withdrawal.group),
  'withdrawal-draft': ({ withdrawal }) => withdrawal.draft !== null || withdrawal.current.code !== null,
  // The confirmation is a step of the convert screen, also for a redemption that was begun in another visit.
  redemption: cashier => GUARDS['withdrawal-method'](cashier) || GUARDS['withdrawal-draft'](cashier),
  withdrawal: ({ withdrawal: { current } }) => current.withdrawalId !== null || current.requestId !== null,
};
