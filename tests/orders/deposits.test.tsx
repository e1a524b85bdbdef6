import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalWalks } from '../support/unit/legalRuns';
import { DEPOSITS } from './depositSettings';
import { findFaults, findLeftFaults } from './findFaults';
import { setUpOrders } from './setUpOrders';
import { orders, walk } from './walk';

const RULES = { always: findFaults, atLast: findLeftFaults };
const KINDS = ['socket', 'http'] as const;
const CASES = Object.entries(DEPOSITS).flatMap(([name, setting]) =>
  KINDS.map(kind => ({ name, kind, setting: { ...setting, kind } })),
);
/** Another order for each in `npm test`, always the same. */
const SEED = 7;

describe('deposits, whatever the order of events', () => {
  setUpOrders();

  it.each(CASES)(
    '[DEP-01] [DEP-03] [DEP-05] [DEP-09] [DEP-14] [API-04] the player, the bank and the host agree: $name over $kind',
    async given => {
      const { setting } = given;
      const runs = legalWalks(1, 40);
      await fc.assert(
        fc.asyncProperty(orders, async steps => {
          const { faults, log } = await walk(setting, steps, RULES);
          expect(faults, log.join('\n')).toEqual([]);
        }),
        runs.seed === undefined ? runs : { ...runs, seed: SEED + CASES.indexOf(given) },
      );
    },
    1_200_000,
  );
});
