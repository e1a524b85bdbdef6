import { created } from '../fixtures';
import type { GalleryState } from '../GalleryState';
import { field, part, type } from '../moves';
import { one, openFirst, pay } from './payMoves';

const offers = ['NorthPay', 'CoinGate', 'Simplex'].map((provider, index) => ({
  id: provider.toLowerCase(),
  provider,
  amount: 57.31 - index / 3,
  currency: 'USDT',
  rate: 17.02 + index / 10,
  fee: 19 + index * 9,
}));
const onramp = (paymentMethodOffers: unknown[]) => ({
  ...one('MX', 'onramp_card'),
  'deposit-create': created({ data: { paymentMethodOffers } }),
});

/** Crypto bought with a card. */
export const onrampStates: readonly GalleryState[] = [
  {
    screen: 'on-ramp form',
    name: 'onramp',
    state: 'filled',
    answers: one('MX', 'onramp_card'),
    steps: [openFirst, type(part('amount-input'), '1000')],
    shows: part('submit'),
  },
  {
    screen: 'on-ramp offers',
    name: 'offers',
    state: 'filled',
    answers: onramp(offers),
    steps: pay('1000', type(field('email'), 'ana@mail.example')),
    shows: part('choice'),
  },
  {
    screen: 'on-ramp offers',
    name: 'offers-none',
    state: 'empty',
    answers: onramp([]),
    steps: pay('1000', type(field('email'), 'ana@mail.example')),
    shows: part('empty'),
  },
];
