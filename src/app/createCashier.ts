import { proxy } from 'valtio/vanilla';
import { createClient } from '../api/createClient';
import { tokenOf } from '../domain/player/tokenOf';
import { productUrl } from '../domain/url/productUrl';
import { createTranslator } from '../i18n/createTranslator';
import type { Cashier } from '../state/Cashier';
import type { CashierHandle } from '../state/CashierHandle';
import { createAnnouncerState } from '../state/createAnnouncerState';
import { createBonusesState } from '../state/createBonusesState';
import { createDepositState } from '../state/createDepositState';
import { createMethodsState } from '../state/createMethodsState';
import { createNotificationsState } from '../state/createNotificationsState';
import { createRouter } from '../state/createRouter';
import { createTimingsState } from '../state/createTimingsState';
import { createTransactionState } from '../state/createTransactionState';
import { createUserState } from '../state/createUserState';
import { createWithdrawalState } from '../state/createWithdrawalState';
import { hostRefs } from '../state/hostRefs';
import { isSweepstake } from '../state/isSweepstake';
import { createConnection } from './createConnection';
import { readBonuses } from './readBonuses';
import { otherRoutes } from './routes/otherRoutes';

export interface RunningCashier extends Cashier {
  /** Opens a new connection, after host, transport or user have changed. */
  reconnect(): void;
  updating: Promise<void> | null;
  dispose(): void;
}

/** Wires one widget, which shares nothing with another (rule 1). */
export function createCashier(handle: CashierHandle): RunningCashier {
  const disposal = new AbortController();
  const { signal } = disposal;
  const { send } = handle;
  const parent = proxy(hostRefs(handle.parent));
  const timings = createTimingsState();
  const resources = new Map<string, { dispose?(): void }>();
  const user = createUserState(handle.user);
  let kinds: typeof import('../methods/kindOf') | null = null;

  // One promise for all pushes: they are received in the order in which they came, also while the code is loading.
  let receiving: Promise<typeof import('./push/receivePush')> | null = null;
  const connection = createConnection({
    open: handle.openTransport,
    onPush: push => {
      const heardOn = connection.transport();
      receiving ??= import('./push/receivePush');
      // What the host has said before is applied before: it may have named another player.
      Promise.all([receiving, cashier.updating]).then(
        ([{ receivePush }]) => {
          // A push of an earlier connection may be another player's.
          if (heardOn === connection.transport()) receivePush(cashier, push);
        },
        () => {
          receiving = null;
          // What the push said is not lost: the status is also polled.
          send({ messageType: 'Error', message: `${push.type}: the widget's code could not be loaded` });
        },
      );
    },
  });

  const cashier: RunningCashier = {
    handle,
    signal,
    send,
    parent,
    user,
    timings,
    client: createClient({
      transport: connection.transport,
      takeEarly: handle.takeEarly,
      updating: () => cashier.updating,
      token: () => tokenOf(parent),
      isTokenRenewed: handle.isTokenRenewed,
    }),
    updating: null,
    translator: createTranslator({
      english: handle.english,
      catalogBase: () => productUrl(parent, 'locales'),
      onProblem: message => send({ messageType: 'Error', message }),
      isPseudo: () => parent.config.pseudoLocale === true,
      isSweepstake: () => isSweepstake({ parent, user }),
      signal,
    }),
    kindOf: method => {
      if (!kinds) throw new Error('loadKinds first');
      return kinds.kindOf(method, cashier);
    },
    isPaymentPath: path => kinds?.isPaymentPath(path) ?? false,
    loadKinds: async () => {
      // Even the import of a loaded module resolves in a later task: a click would wait for the frames before it.
      if (kinds) return;
      [kinds] = await Promise.all([import('../methods/kindOf'), otherRoutes.load()]);
    },
    unstored: new Map(),
    resource: <T extends object>(name: string, create: () => T) =>
      resources.set(name, resources.get(name) ?? create()).get(name) as T,
    router: createRouter({
      base: `/${parent.product}`,
      initialPath: `/${parent.page}`,
      onNavigate: ({ path }) => {
        timings.loadStartedAt = performance.now();
        send({ messageType: 'onRoute', path });
      },
    }),
    methods: createMethodsState(),
    deposit: createDepositState(),
    transaction: createTransactionState(),
    withdrawal: createWithdrawalState(),
    bonuses: createBonusesState(),
    notifications: createNotificationsState(),
    announcer: createAnnouncerState(),
    onReconnect: connection.onReconnect,
    reconnect: connection.reopen,
    dispose: () => {
      disposal.abort();
      for (const { dispose } of resources.values()) dispose?.();
      connection.close();
    },
  };
  timings.loadStartedAt = handle.startedAt;
  readBonuses(cashier);
  connection.transport();
  return cashier;
}
