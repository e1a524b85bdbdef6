import { BITCOIN_WALLET, created, LONG_WORDS, methodsOf, paidOut, settled, TRON_ADDRESS } from '../fixtures';
import type { GalleryState, Step } from '../GalleryState';
import { answer, click, field, never, part, pick, refusal, type } from '../moves';
import { submit } from './payMoves';

const player = (name: string) => ({
  widgetViewType: 'sweep' as const,
  bonusList: [],
  user: {
    id: `gallery-${name}`,
    country: 'us',
    paymentGeo: 'US',
    currency: 'QSC',
    widgetViewType: 'sweep',
    balanceData: { primary: { amount: 120.5, currency: 'QSC' } },
  },
});
const coinsOf = (side: 'methods' | 'withdrawals', ...names: string[]) =>
  answer({ methods: methodsOf('MX', { side, names, currency: 'QSC' }) });
const allCoins = {
  'methods-payment-v3': coinsOf('methods', 'usdt', 'btc', 'eth', 'ltc', 'trx'),
  'methods-withdrawal': coinsOf('withdrawals', 'usdt', 'btc', 'eth', 'ltc'),
};
const buy = (name: string) => ({
  name,
  answers: allCoins,
  data: player(name),
  country: 'MX',
});
const redeem = (name: string) => ({
  name,
  answers: allCoins,
  data: { ...player(name), page: 'withdrawal' as const },
  country: 'MX',
});
const chosen: readonly Step[] = [click(part('box')), submit];
const coins = { 'methods-payment-v3': coinsOf('methods', 'usdt', 'btc', 'eth', 'ltc', 'trx') };
const bitcoin = { 'methods-payment-v3': coinsOf('methods', 'btc') };
const address = {
  ...bitcoin,
  'deposit-create-sweepstake': created({
    data: { wallet: BITCOIN_WALLET },
  }),
};
const openCoin = click(`.screen:not(:has(${part('box')})) ${part('method')}`);
const atCoin = click(`.screen:not(:has(${part('method')})) ${part('submit')}`);
const payCoin: readonly Step[] = [...chosen, openCoin, atCoin];
const usdt = { 'methods-withdrawal': coinsOf('withdrawals', 'usdt') };
const convert: readonly Step[] = [
  click(part('method')),
  type(part('amount-input'), '64'),
  pick(field('network'), 'TRON'),
  type(field('address'), TRON_ADDRESS),
];
const reviewed = `.screen:not(:has(${field('address')})) ${part('submit')}`;

/** The sweepstake table. */
export const sweepStates: readonly GalleryState[] = [
  { ...buy('sweep'), screen: 'coin packages', state: 'filled', shows: part('box') },
  {
    ...buy('sweep-chosen'),
    screen: 'coin packages',
    state: 'one chosen',
    steps: [click(part('box'))],
    shows: part('box-chosen'),
  },
  {
    ...buy('sweep-none-chosen'),
    screen: 'coin packages',
    state: 'error',
    steps: [submit],
    shows: part('field-error'),
  },
  {
    ...buy('sweep-loading'),
    screen: 'coin packages',
    state: 'loading',
    answers: { ...allCoins, 'sweepstake-boxes': never },
    shows: '.skeleton',
  },
  {
    ...buy('sweep-empty'),
    screen: 'empty',
    state: 'no packages',
    answers: { ...allCoins, 'sweepstake-boxes': answer([{ boxes: [] }]) },
    shows: part('empty'),
  },
  {
    ...buy('sweep-error'),
    screen: 'error',
    state: 'the packages failed',
    answers: { ...allCoins, 'sweepstake-boxes': refusal(500, 'Internal error') },
    shows: part('error'),
  },
  {
    ...buy('sweep-huge'),
    screen: 'coin packages',
    state: 'huge amounts',
    answers: {
      ...allCoins,
      'sweepstake-boxes': answer([
        {
          boxes: [1, 2].map(id => ({
            id,
            price: 98_765_432.5,
            priceCurrencyCode: 'USD',
            currenciesList: [
              { currency: 'GC', free: 0, main: 987_654_321_098_765 },
              { currency: 'SC', free: 123_456_789.5, main: 0 },
            ],
            isMostChosen: id === 1,
          })),
        },
      ]),
    },
    shows: part('box'),
  },
  {
    ...buy('sweep-method'),
    screen: 'select method',
    state: 'filled',
    answers: coins,
    steps: chosen,
    shows: part('package'),
  },
  {
    ...buy('sweep-coins'),
    screen: 'crypto list',
    state: 'filled',
    answers: coins,
    steps: [
      ...chosen,
      click(
        `.screen:not(:has(${part('box')})) li:last-child ${part('method')}, .screen:not(:has(${part('box')})) ${part('method')}:nth-child(4)`,
      ),
    ],
    shows: '.method-row',
  },
  {
    ...buy('sweep-coin'),
    screen: 'crypto form',
    state: 'filled',
    answers: bitcoin,
    steps: [...chosen, openCoin],
    shows: `.screen:not(:has(${part('method')})) ${part('package')}`,
  },
  {
    ...buy('sweep-address'),
    screen: 'crypto address',
    state: 'filled',
    answers: address,
    steps: [...payCoin, click(part('gate-open'))],
    shows: part('address'),
  },
  {
    ...buy('sweep-complete'),
    screen: 'complete',
    state: 'received',
    answers: { ...address, 'deposit-status': settled('processed') },
    steps: payCoin,
    shows: '.hero--success',
  },
  { ...redeem('redeem'), screen: 'redemption', state: 'filled', shows: part('redeemable') },
  {
    ...redeem('redeem-loading'),
    screen: 'redemption',
    state: 'loading',
    answers: { ...allCoins, 'methods-withdrawal': never, 'sweepstake-balance-get': never },
    shows: '.skeleton',
  },
  {
    ...redeem('redeem-failed'),
    screen: 'redemption',
    state: 'error: the balance failed',
    answers: {
      ...allCoins,
      'sweepstake-balance-get': refusal(500, 'Internal error'),
      'sweepstake-recoup-sum': refusal(500, 'Internal error'),
    },
    shows: part('redeemable'),
  },
  {
    ...redeem('redeem-huge'),
    screen: 'redemption',
    state: 'huge amounts',
    answers: {
      ...allCoins,
      'sweepstake-balance-get': answer([
        { currency: 'QSC', balance: 123_456_789.5 },
        { currency: 'QGC', balance: 987_654_321_098_765 },
      ]),
    },
    shows: part('redeemable'),
  },
  {
    ...redeem('redeem-coins'),
    screen: 'redemption coins',
    state: 'filled',
    steps: [click(part('method'))],
    shows: `${part('back')} ~ ${part('title')}`,
  },
  {
    ...redeem('redeem-convert'),
    screen: 'convert',
    state: 'filled',
    answers: usdt,
    steps: convert,
    shows: part('conversion'),
  },
  {
    ...redeem('redeem-errors'),
    screen: 'convert',
    state: 'error',
    answers: usdt,
    steps: [click(part('method')), submit],
    shows: part('field-error'),
  },
  {
    ...redeem('redeem-review'),
    screen: 'confirm',
    state: 'filled',
    answers: usdt,
    steps: [...convert, submit],
    shows: reviewed,
  },
  {
    ...redeem('redeem-complete'),
    screen: 'redemption complete',
    state: 'redeemed',
    answers: {
      ...usdt,
      'withdrawal-status': paidOut('processed', ['created', 'review', 'sent', 'processed']),
    },
    steps: [...convert, submit, click(reviewed)],
    shows: '.hero--success',
  },
  {
    ...redeem('redeem-refused'),
    screen: 'redemption complete',
    state: 'refused, long text',
    answers: { ...usdt, 'withdrawal-status': paidOut('mistaked', ['created'], LONG_WORDS) },
    steps: [...convert, submit, click(reviewed)],
    shows: '.hero--failure',
  },
];
