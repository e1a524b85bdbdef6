import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalWalks } from '../support/unit/legalRuns';
import type { Setting } from './createTable';
import { findHostFaults, findHostLeftFaults } from './findHostFaults';
import { HOST_EVENTS, HOST_WEIGHTS, watchHost } from './hostEvents';
import { setUpOrders } from './setUpOrders';
import { ordersOf, walk } from './walk';

const SETTINGS: Readonly<Record<string, Omit<Setting, 'kind'>>> = {
  'deposits of every kind': {
    token: 'demo-mx',
    page: 'deposit',
    methods: ['mercado_pago', 'mercado_pago_h2h', 'astropay', 'p2p_market', 'codi'],
    amounts: ['100', '200', '500', '1000', '901', '912', '970', '910'],
  },
  'P2P deposits': {
    token: 'demo-ru',
    page: 'deposit',
    methods: ['card-p2p', 'phone_p2p', 'yamoney_rub'],
    amounts: ['1000', '1901', '1910', '1970', '1921', '1980', '2000'],
  },
};
const RULES = { always: findHostFaults, atLast: findHostLeftFaults };
const KINDS = ['socket', 'http'] as const;
const CASES = Object.entries(SETTINGS).flatMap(([name, setting]) =>
  KINDS.map(kind => ({ name, kind, setting: { ...setting, kind, events: HOST_EVENTS, watch: watchHost } })),
);

describe('a host that holds steps, changes players and renews tokens, whatever the order of events', () => {
  setUpOrders();

  it.each(CASES)(
    '[HOST-04] [HOST-11] [USER-09] nothing of one player reaches another, and nothing that the host refused is done: $name over $kind',
    async ({ setting }) => {
      await fc.assert(
        fc.asyncProperty(ordersOf(HOST_WEIGHTS), async steps => {
          const { faults, log } = await walk(setting, steps, RULES);
          expect(faults, log.join('\n')).toEqual([]);
        }),
        legalWalks(3, 150),
      );
    },
    1_200_000,
  );
});
