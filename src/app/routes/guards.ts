import type { Cashier } from '../../state/Cashier';
import type { RouteGuard } from '../../state/RouteRow';

type Passes = (cashier: Cashier) => boolean;

/** ROUTE-04: who may enter; the others go to `/`, the methods reset to the initial list. */
export const GUARDS: Readonly<Record<RouteGuard, Passes>> = {
  // The user is known from the start; the payment session is made with the first deposit (DEP-08).
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
  withdrawal: ({ withdrawal: { current } }) => current.withdrawalId !== null || current.requestId !== null,
};
