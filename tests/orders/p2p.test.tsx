import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalWalks } from '../support/unit/legalRuns';
import { findP2PFaults, findP2PLeftFaults } from './findP2PFaults';
import { P2P_EVENTS, P2P_WEIGHTS } from './p2pEvents';
import { P2P_SETTINGS } from './p2pSettings';
import { setUpOrders } from './setUpOrders';
import { ordersOf, walk } from './walk';
import { watchTable } from './watchTable';

const RULES = { always: findP2PFaults, atLast: findP2PLeftFaults };
const KINDS = ['socket', 'http'] as const;
const CASES = Object.entries(P2P_SETTINGS).flatMap(([name, setting]) =>
  KINDS.map(kind => ({ name, kind, setting: { ...setting, kind, events: P2P_EVENTS, watch: watchTable } })),
);

describe('P2P deposits, whatever the order of events', () => {
  setUpOrders();

  it.each(CASES)(
    '[P2P-01] [P2P-02] [P2P-03] [P2P-04] [P2P-07] whom to pay, how much and until when is the bank’s word: $name over $kind',
    async ({ setting }) => {
      await fc.assert(
        fc.asyncProperty(ordersOf(P2P_WEIGHTS), async steps => {
          const { faults, log } = await walk(setting, steps, RULES);
          expect(faults, log.join('\n')).toEqual([]);
        }),
        legalWalks(1, 60),
      );
    },
    1_200_000,
  );
});
