import { BITCOIN_WALLET, created, DEPOSIT_ID, list, TRON_ADDRESS } from '../fixtures';
import type { GalleryState } from '../GalleryState';
import { answer, click, part } from '../moves';
import { one, openFirst, pay, submit } from './payMoves';

const TON = 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2';
const coin = (name: string, wallet: object) => ({
  ...one('MX', name),
  'deposit-create': created({ data: { wallet } }),
});
const bitcoin = { ...BITCOIN_WALLET, rate: 1_950_000.12345678, timeout_minutes: 60 };

/** Coins, networks and addresses. */
export const cryptoStates: readonly GalleryState[] = [
  {
    screen: 'crypto list',
    name: 'coins',
    state: 'filled',
    answers: { 'methods-payment-v3': list('MX', 'usdt', 'btc', 'eth', 'ltc', 'trx', 'ton', 'usdc') },
    steps: [openFirst],
    shows: `${part('back')} ~ ${part('title')}`,
  },
  {
    screen: 'crypto form',
    name: 'coin',
    state: 'empty',
    answers: one('MX', 'usdt'),
    steps: [openFirst],
    shows: part('submit'),
  },
  {
    screen: 'crypto form',
    name: 'coin-errors',
    state: 'error',
    answers: one('MX', 'usdt'),
    steps: [openFirst, submit],
    shows: part('field-error'),
  },
  {
    screen: 'crypto address',
    name: 'address-gate',
    state: 'the warning first',
    answers: coin('btc', bitcoin),
    steps: pay('5000'),
    shows: part('gate'),
  },
  {
    screen: 'crypto address',
    name: 'address',
    state: 'filled',
    answers: coin('btc', bitcoin),
    steps: [...pay('5000'), click(part('gate-open'))],
    shows: part('address'),
  },
  {
    screen: 'crypto address',
    name: 'address-tron',
    state: 'filled, another network',
    answers: coin('trx', { address: TRON_ADDRESS, network: 'TRON', currency: 'TRX', minAmount: 5 }),
    steps: [...pay('5000'), click(part('gate-open'))],
    shows: part('address'),
  },
  {
    screen: 'crypto address',
    name: 'address-memo',
    state: 'the memo first',
    answers: coin('ton', { address: TON, network: 'TON', currency: 'TON', tag: '912345678', minAmount: 1 }),
    steps: [...pay('5000'), click(part('gate-open'))],
    shows: `${part('gate')} .button--quiet`,
  },
  {
    screen: 'crypto address',
    name: 'address-memo-taken',
    state: 'with a memo',
    answers: coin('ton', { address: TON, network: 'TON', currency: 'TON', tag: '912345678', minAmount: 1 }),
    steps: [...pay('5000'), click(part('gate-open')), click(`${part('gate')} .button--quiet`)],
    shows: part('address'),
  },
  {
    screen: 'crypto address',
    name: 'address-none',
    state: 'empty: no address came',
    answers: coin('btc', { network: 'BITCOIN', currency: 'BTC' }),
    steps: pay('5000'),
    shows: `${part('empty')}, ${part('error')}`,
  },
  {
    screen: 'crypto address',
    name: 'address-seen',
    state: 'seen, confirmations count',
    answers: {
      ...coin('btc', bitcoin),
      'deposit-status': answer({
        depositId: DEPOSIT_ID,
        status: 'accepted',
        txid: 'ab'.repeat(32),
      }),
    },
    steps: pay('5000'),
    shows: '[role=progressbar]',
  },
];
