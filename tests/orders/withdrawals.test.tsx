import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalWalks } from '../support/unit/legalRuns';
import { odd, terse } from './bends';
import { findLeftCoinFaults } from './findCoinFaults';
import { findPayoutFaults } from './findPayoutFaults';
import { setUpOrders } from './setUpOrders';
import { PAYOUT_WEIGHTS, takePayoutStep } from './takePayoutStep';
import { ordersOf, walk } from './walk';

const RULES = {
  take: takePayoutStep,
  always: findPayoutFaults,
  last: { kind: 'home', nth: 0 },
  atLast: findLeftCoinFaults,
} as const;
const COINS = ['usdt', 'btc'];
const MX = ['spei', 'card', 'mercado_pago'];
const orders = ordersOf(PAYOUT_WEIGHTS);
const twoTabs = ordersOf({ ...PAYOUT_WEIGHTS, tab: 4 });

/** Each over both transports; the sandbox has their players. */
const SETTINGS = {
  'who withdraws': [{ token: 'demo-mx', page: 'withdrawal', methods: MX }, orders],
  'who withdraws in two tabs': [{ token: 'demo-mx', page: 'withdrawal', methods: MX }, twoTabs],
  'who pays in and out in two tabs': [
    { token: 'demo-mx', page: 'deposit', methods: [...MX, 'codi'] },
    twoTabs,
  ],
  'whose bank says little': [{ token: 'demo-mx', page: 'withdrawal', methods: MX, bend: terse }, orders],
  'whose bank has words of its own': [
    { token: 'demo-mx', page: 'withdrawal', methods: MX, bend: odd },
    orders,
  ],
  'who redeems sweep coins': [{ token: 'demo-sweep', page: 'withdrawal', methods: COINS }, orders],
  'who buys packages': [{ token: 'demo-sweep', page: 'deposit', methods: COINS }, orders],
  'whose coins are of gold': [{ token: 'demo-sweep-gold', page: 'withdrawal', methods: COINS }, orders],
  'without packages': [{ token: 'demo-sweep-empty', page: 'deposit', methods: COINS }, orders],
} as const;

describe('withdrawals and the sweepstake, whatever the order of events', () => {
  setUpOrders();

  it.each(
    Object.entries(SETTINGS).flatMap(([who, [setting, steps]]) =>
      (['socket', 'http'] as const).map(kind => ({ who, kind, setting, steps })),
    ),
  )(
    '[WD-01] [WD-02] [WD-03] [SWP-01] [SWP-02] [API-04] the player $who, the bank and the host agree over $kind',
    async ({ kind, setting, steps: walks }) => {
      await fc.assert(
        fc.asyncProperty(walks, async steps => {
          const { faults, log } = await walk({ ...setting, kind }, steps, RULES);
          expect(faults, log.join('\n')).toEqual([]);
        }),
        legalWalks(1, 150),
      );
    },
    1_800_000,
  );
});
