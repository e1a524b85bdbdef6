import { describe } from 'vitest';
import { legalWalks } from '../support/unit/legalRuns';
import { DEPOSITS } from './depositSettings';
import { findFaults, findLeftFaults } from './findFaults';
import { testOrders } from './testOrders';

/** Another order for each in `npm test`, always the same. */
const SEED = 7;

describe('deposits, whatever the order of events', () => {
  testOrders(
    '[DEP-01] [DEP-03] [DEP-05] [DEP-09] [DEP-14] [API-04] the player, the bank and the host agree: $name over $kind',
    DEPOSITS,
    { always: findFaults, atLast: findLeftFaults },
    nth => legalWalks(1, 40, SEED + nth),
  );
});
