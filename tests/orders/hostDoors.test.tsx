import { describe } from 'vitest';
import { legalWalks } from '../support/unit/legalRuns';
import type { Setting } from './createTable';
import { findHostFaults, findHostLeftFaults } from './findHostFaults';
import { findHostPayoutFaults, findLeftHostPayoutFaults } from './findHostPayoutFaults';
import { askByMessages, HOST_EVENTS, HOST_WEIGHTS, watchHost } from './hostEvents';
import { NETWORK_EVENTS } from './networkEvents';
import { PAYOUT_EVENTS, PAYOUT_WEIGHTS } from './payoutEvents';
import { testOrders } from './testOrders';

const OWN = { events: HOST_EVENTS, weights: HOST_WEIGHTS, watch: watchHost };
const BY_MESSAGES = {
  parent: { hostHolds: ['before-submit', 'before-redirect'] as const },
  host: askByMessages,
};
const SETTINGS: Readonly<Record<string, Setting>> = {
  'deposits of every kind': {
    token: 'demo-mx',
    methods: ['mercado_pago', 'mercado_pago_h2h', 'astropay', 'p2p_market', 'codi'],
    amounts: ['100', '200', '500', '1000', '901', '912', '970', '910'],
    ...OWN,
  },
  'deposits, by messages': {
    token: 'demo-mx',
    methods: ['mercado_pago', 'mercado_pago_h2h', 'astropay', 'unified_bank', 'onramp_card'],
    amounts: ['100', '500', '1000', '1911', '1970'],
    ...OWN,
    ...BY_MESSAGES,
    isRare: true,
  },
  'P2P deposits, by messages of a native app': {
    token: 'demo-ru',
    methods: ['card-p2p', 'phone_p2p', 'yamoney_rub'],
    amounts: ['1000', '1901', '1910', '1970', '1921', '2000'],
    platform: 'android',
    ...OWN,
    ...BY_MESSAGES,
    isRare: true,
  },
  'P2P deposits': {
    token: 'demo-ru',
    methods: ['card-p2p', 'phone_p2p', 'yamoney_rub'],
    amounts: ['1000', '1901', '1910', '1970', '1921', '1980', '2000'],
    ...OWN,
  },
};

describe('a host that holds steps, changes players and renews tokens, whatever the order of events', () => {
  testOrders(
    '[HOST-04] [HOST-11] [USER-09] nothing of one player reaches another, and nothing that the host refused is done: $name over $kind',
    SETTINGS,
    { always: findHostFaults, atLast: findHostLeftFaults },
    () => legalWalks(3, 150),
  );
});

const { policy, verdict, change, player, expire, renew } = HOST_EVENTS;
// What was typed is of its player alone.
const { refuse } = NETWORK_EVENTS;
const DOORS = { policy: 3, verdict: 4, change: 4, player: 2, expire: 1, renew: 2, reload: 1, host: 0 };

describe('a host in the midst of withdrawals, whatever the order of events', () => {
  testOrders(
    '[HOST-04] [HOST-11] [USER-09] [WD-02] nothing of one player reaches another, and nothing that the host refused is done: $name over $kind',
    {
      withdrawals: {
        isRare: true,
        token: 'demo-mx',
        page: 'withdrawal',
        methods: ['spei', 'card', 'mercado_pago'],
        events: {
          ...PAYOUT_EVENTS,
          policy,
          verdict,
          change,
          player,
          expire,
          renew,
          refuse,
        } as Setting['events'],
        weights: { ...PAYOUT_WEIGHTS, ...DOORS },
        watch: watchHost,
      } as Setting,
    },
    { always: findHostPayoutFaults, atLast: findLeftHostPayoutFaults },
    () => legalWalks(1, 150),
  );
});
