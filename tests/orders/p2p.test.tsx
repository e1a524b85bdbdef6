import { describe } from 'vitest';
import { legalWalks } from '../support/unit/legalRuns';
import { findP2PFaults, findP2PLeftFaults } from './findP2PFaults';
import { P2P_SETTINGS } from './p2pSettings';
import { testOrders } from './testOrders';

describe('P2P deposits, whatever the order of events', () => {
  testOrders(
    '[P2P-01] [P2P-02] [P2P-03] [P2P-04] [P2P-07] whom to pay, how much and until when is the bank’s word: $name over $kind',
    P2P_SETTINGS,
    { always: findP2PFaults, atLast: findP2PLeftFaults },
    () => legalWalks(1, 60),
  );
});
