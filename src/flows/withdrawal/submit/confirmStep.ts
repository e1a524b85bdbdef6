import type { Cashier } from '../../../state/Cashier';
import type { NavigateOptions } from '../../../state/createRouter';
import { isSweepstake } from '../../../state/isSweepstake';
import { homePath } from '../../shared/navigation/homePath';

interface RouteTarget {
  path: string;
  query?: Record<string, string>;
}

const STEP = 'step';
const CONFIRM = 'confirm';

/** ROUTE-02: in the sweepstake the confirm is a step of the convert view, without a row of its own. */
const ROUTES: Readonly<Record<'standard' | 'sweepstake', { form: RouteTarget; confirm: RouteTarget }>> = {
  standard: { form: { path: '/withdrawal/redirect' }, confirm: { path: '/withdrawal/confirm' } },
  sweepstake: {
    form: { path: '/withdrawal/crypto/convert' },
    confirm: { path: '/withdrawal/crypto/convert', query: { [STEP]: CONFIRM } },
  },
};

const routesOf = (cashier: Cashier) => ROUTES[isSweepstake(cashier) ? 'sweepstake' : 'standard'];

export function goToConfirm(cashier: Cashier, options?: NavigateOptions): void {
  const { path, query } = routesOf(cashier).confirm;
  cashier.router.navigate(path, { ...options, ...(query && { query: { ...query } }) });
}

export function isAtConfirm(cashier: Cashier): boolean {
  const { path, query } = routesOf(cashier).confirm;
  const current = cashier.router.current();
  return current.path === path && current.query[STEP] === query?.[STEP];
}

/** Whether the player has gone to the deposits, where they may be about to pay one. */
export const isAtDeposits = ({ router }: Cashier): boolean => homePath(router.current()) === '/deposit';

/** Back to the form, as it was left. */
export function backToForm(cashier: Cashier): void {
  if (!cashier.router.back()) cashier.router.navigate(routesOf(cashier).form.path, { isReset: true });
}
