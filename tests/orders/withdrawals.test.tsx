import { describe } from 'vitest';
import { legalWalks } from '../support/unit/legalRuns';
import { odd, terse } from './bends';
import { CLOCK_EVENTS } from './clockEvents';
import type { Setting } from './createTable';
import { FILE_EVENTS } from './fileEvents';
import { findLeftCoinFaults } from './findLeftCoinFaults';
import { findPayoutFaults } from './findPayoutFaults';
import { OFFER_EVENTS } from './offerEvents';
import { AT_LAST, PAYOUT_EVENTS, PAYOUT_WEIGHTS } from './payoutEvents';
import { testOrders } from './testOrders';

const RULES = {
  always: findPayoutFaults,
  last: { kind: 'home', nth: AT_LAST },
  atLast: findLeftCoinFaults,
};

const WITHDRAWS: Setting = {
  token: 'demo-mx',
  page: 'withdrawal',
  methods: ['spei', 'card', 'mercado_pago'],
  events: PAYOUT_EVENTS,
  weights: PAYOUT_WEIGHTS,
};
const REDEEMS: Setting = { ...WITHDRAWS, token: 'demo-sweep', methods: ['usdt', 'btc'] };
const IN_TWO_TABS = { weights: { ...PAYOUT_WEIGHTS, tab: 4 } };
const FILES_COME_LATE = {
  isRare: true,
  areFilesLate: true,
  events: { ...PAYOUT_EVENTS, ...FILE_EVENTS },
  weights: { ...PAYOUT_WEIGHTS, file: 6, files: 8, drop: 3, language: 2 },
};

/** The sandbox has their players. */
const SETTINGS: Readonly<Record<string, Setting>> = {
  'who withdraws': WITHDRAWS,
  'who withdraws in two tabs': { ...WITHDRAWS, ...IN_TWO_TABS },
  'who withdraws at two widgets on one page': {
    ...WITHDRAWS,
    ...IN_TWO_TABS,
    isRare: true,
    areTabsWidgets: true,
  },
  'who pays in and out in two tabs': {
    ...WITHDRAWS,
    ...IN_TWO_TABS,
    page: 'deposit',
    methods: ['spei', 'card', 'mercado_pago', 'codi'],
  },
  'whose bank says little': { ...WITHDRAWS, bend: terse },
  'whose bank has words of its own': { ...WITHDRAWS, bend: odd },
  'whose clock is set': {
    ...WITHDRAWS,
    isRare: true,
    events: { ...PAYOUT_EVENTS, ...CLOCK_EVENTS },
    weights: { ...PAYOUT_WEIGHTS, clock: 3, sleep: 2, away: 3, strand: 2 },
  },
  'whose files come late': { ...WITHDRAWS, ...FILES_COME_LATE },
  'whose requests arrive late': { ...WITHDRAWS, isRare: true, weights: { ...PAYOUT_WEIGHTS, strand: 6 } },
  'whose bank reads what is some seconds old': { ...WITHDRAWS, isRare: true, lagsMs: [1_500, 0, 1_000] },
  'whose storage is denied, full or emptied': {
    ...WITHDRAWS,
    isRare: true,
    weights: { ...PAYOUT_WEIGHTS, storage: 3 },
  },
  'who redeems sweep coins': REDEEMS,
  'who buys packages': { ...REDEEMS, page: 'deposit' },
  'whose packages and files come late': { ...REDEEMS, ...FILES_COME_LATE, page: 'deposit' },
  'whose packages go': {
    ...REDEEMS,
    isRare: true,
    page: 'deposit',
    events: { ...PAYOUT_EVENTS, ...OFFER_EVENTS },
    weights: { ...PAYOUT_WEIGHTS, sell: 5, strand: 1 },
  },
  'whose coins are of gold': { ...REDEEMS, token: 'demo-sweep-gold' },
  'without packages': { ...REDEEMS, token: 'demo-sweep-empty', page: 'deposit' },
};

describe('withdrawals and the sweepstake, whatever the order of events', () => {
  testOrders(
    '[WD-01] [WD-02] [WD-03] [SWP-01] [SWP-02] [API-04] the player $name, the bank and the host agree over $kind',
    SETTINGS,
    RULES,
    () => legalWalks(1, 150),
  );
});
