import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalWalks } from '../support/unit/legalRuns';
import type { Setting } from './createTable';
import { findLeftPayoutFaults, findPayoutFaults } from './findPayoutFaults';
import { setUpOrders } from './setUpOrders';
import { PAYOUT_KINDS, PAYOUT_WEIGHTS, takePayoutStep } from './takePayoutStep';
import { ordersOf, walk } from './walk';

const MX: Omit<Setting, 'kind'> = {
  token: 'demo-mx',
  page: 'withdrawal',
  methods: ['spei', 'card', 'mercado_pago'],
};
const RULES = { take: takePayoutStep, always: findPayoutFaults, atLast: findLeftPayoutFaults };
const orders = ordersOf(PAYOUT_KINDS, PAYOUT_WEIGHTS);

describe('withdrawals, whatever the order of events', () => {
  setUpOrders();

  it.each(['socket', 'http'] as const)(
    '[WD-01] [WD-02] [WD-03] [API-04] the player, the bank and the host agree over %s',
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
