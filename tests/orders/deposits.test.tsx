import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalWalks } from '../support/unit/legalRuns';
import type { Setting } from './createTable';
import { findFaults, findLeftFaults } from './findFaults';
import { setUpOrders } from './setUpOrders';
import { orders, walk } from './walk';

const MX: Omit<Setting, 'kind'> = {
  token: 'demo-mx',
  page: 'deposit',
  methods: ['mercado_pago', 'mercado_pago_h2h', 'unified_bank', 'codi'],
};
const RULES = { always: findFaults, atLast: findLeftFaults };

describe('deposits, whatever the order of events', () => {
  setUpOrders();

  it.each(['socket', 'http'] as const)(
    '[DEP-01] [DEP-09] [DEP-14] [API-04] the player, the bank and the host agree over %s',
    async kind => {
      await fc.assert(
        fc.asyncProperty(orders, async steps => {
          const { faults, log } = await walk({ ...MX, kind }, steps, RULES);
          expect(faults, log.join('\n')).toEqual([]);
        }),
        legalWalks(8, 300),
      );
    },
    600_000,
  );
});
