import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';
import { P2P_METHOD_LISTS } from '../../spec/methodLists';
import type { MethodKind } from '../../state/MethodKind';
import type { RouteRow } from '../../state/RouteRow';

const list: LazyScreen = lazyScreen(() => import('./P2PListScreen').then(module => module.P2PListScreen));
const base: LazyScreen = lazyScreen(() => import('./P2PBaseScreen').then(module => module.P2PBaseScreen));
const invoice: LazyScreen = lazyScreen(() =>
  import('./P2PInvoiceScreen').then(module => module.P2PInvoiceScreen),
);
const unifiedForm: LazyScreen = lazyScreen(() =>
  import('./P2PUnifiedFormScreen').then(module => module.P2PUnifiedFormScreen),
);
const instruction: LazyScreen = lazyScreen(() =>
  import('./P2PInstructionScreen').then(module => module.P2PInstructionScreen),
);

const PATH = '/deposit/peer-to-peer';

const rowOf = (
  end: string,
  screen: LazyScreen,
  title: RouteRow['title'],
  guard: RouteRow['guard'] = 'transaction',
): RouteRow => ({
  path: `${PATH}${end}`,
  screen,
  title,
  guard,
  back: { fallback: '/deposit' },
  isPayment: guard === 'transaction',
});

/** Transfers from player to merchant: an order with a card or a phone to send to, and a time limit (P2P-01 to 07). */
export const p2pKind: MethodKind = {
  name: 'p2p',
  cardViewTypes: ['p2p'],
  methods: Object.values(P2P_METHOD_LISTS).flat(),
  path: PATH,
  nextRoute: `${PATH}/invoice`,
  opensPopUp: false,
  create: (cashier, intent) =>
    import('./order/createP2P').then(({ createP2P }) => createP2P(cashier, intent)),
  reopen: (cashier, method) =>
    import('./order/reopenP2P').then(({ reopenP2P }) => reopenP2P(cashier, method)),
  routes: [
    rowOf('', list, 'method', 'method'),
    rowOf('/base', base, 'method', 'method'),
    rowOf('/invoice', invoice, 'p2p.title'),
    rowOf('/unified-form', unifiedForm, 'p2p.title'),
    rowOf('/instruction', instruction, 'p2p.instruction.title'),
  ],
};
