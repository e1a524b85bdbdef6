import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';
import { P2P_METHOD_LISTS } from '../../spec/methodLists';
import type { MethodKind } from '../../state/MethodKind';
import type { RouteRow } from '../../state/RouteRow';
import { P2P_PATHS } from './p2pPaths';

const list = lazyScreen(() => import('./P2PListScreen'), 'P2PListScreen');
const base = lazyScreen(() => import('./P2PBaseScreen'), 'P2PBaseScreen');
const invoice = lazyScreen(() => import('./P2PInvoiceScreen'), 'P2PInvoiceScreen');
const unifiedForm = lazyScreen(() => import('./P2PUnifiedFormScreen'), 'P2PUnifiedFormScreen');
const instruction = lazyScreen(() => import('./P2PInstructionScreen'), 'P2PInstructionScreen');

const rowOf = (
  path: string,
  screen: LazyScreen,
  title: RouteRow['title'],
  guard: RouteRow['guard'] = 'transaction',
): RouteRow => ({
  path,
  screen,
  title,
  guard,
  back: '/deposit',
  isPayment: guard === 'transaction',
});

/** Transfers from player to merchant: an order with a card or a phone to send to, and a time limit (P2P-01 to 07). */
export const p2pKind: MethodKind = {
  name: 'p2p',
  cardViewTypes: ['p2p'],
  methods: Object.values(P2P_METHOD_LISTS).flat(),
  path: P2P_PATHS.list,
  nextRoute: P2P_PATHS.invoice,
  opensPopUp: false,
  create: (cashier, intent) =>
    import('./order/createP2P').then(({ createP2P }) => createP2P(cashier, intent)),
  reopen: (cashier, method) =>
    import('./order/reopenP2P').then(({ reopenP2P }) => reopenP2P(cashier, method)),
  routes: [
    rowOf(P2P_PATHS.list, list, 'method', 'method'),
    rowOf(P2P_PATHS.base, base, 'method', 'method'),
    rowOf(P2P_PATHS.invoice, invoice, 'p2p.title'),
    rowOf(P2P_PATHS.unifiedForm, unifiedForm, 'p2p.title'),
    rowOf(P2P_PATHS.instruction, instruction, 'p2p.instruction.title'),
  ],
};
