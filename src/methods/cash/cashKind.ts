import { lazyScreen } from '../../lib/lazyScreen';
import type { MethodKind } from '../../state/MethodKind';

const cash = lazyScreen(() => import('./CashScreen'), 'CashScreen');

/** Paid in cash at a counter or a terminal, with a payment code (DEP-13). */
export const cashKind: MethodKind = {
  name: 'cash',
  cardViewTypes: ['cash'],
  path: '/deposit/cash',
  nextRoute: '/deposit/host-to-host',
  opensPopUp: false,
  isPaidAtCounter: true,
  routes: [{ path: '/deposit/cash', screen: cash, title: 'method', back: '/deposit', guard: 'method' }],
};
