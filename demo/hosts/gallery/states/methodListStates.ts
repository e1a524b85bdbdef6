import { LONG_WORDS, list, longBonus, methodsOf } from '../fixtures';
import type { GalleryState } from '../GalleryState';
import { answer, click, never, part, refusal, type } from '../moves';
import { oneCard, openFirst, payByCard } from './payMoves';

const methods = { screen: 'deposit list' };

/** The list of methods, the region, a group, and what stands there without them. */
export const methodListStates: readonly GalleryState[] = [
  { ...methods, name: 'list', state: 'filled', shows: part('method') },
  {
    ...methods,
    name: 'list-loading',
    state: 'loading',
    answers: { 'methods-payment-v3': never },
    // The app's own, not the shell's before it.
    shows: '.body .skeleton',
  },
  { ...methods, name: 'list-one', state: 'one method', answers: oneCard, shows: part('method') },
  {
    ...methods,
    name: 'list-many',
    state: 'two hundred methods',
    data: { user: { id: 'gallery-list-many', country: 'mx', paymentGeo: 'MX', currency: 'USD' } },
    answers: { 'methods-payment-v3': list('XX') },
    shows: part('method'),
  },
  {
    ...methods,
    name: 'list-disabled',
    state: 'disabled',
    answers: { 'methods-payment-v3': list('MX', 'express_transfer', 'card', 'spei') },
    shows: '[aria-disabled=true]',
  },
  {
    ...methods,
    name: 'list-long',
    state: 'long text',
    data: { bonusList: [longBonus] },
    answers: {
      'methods-payment-v3': answer({
        methods: methodsOf('MX', { names: ['card', 'spei', 'oxxo', 'mercado_pago', 'astropay'] }).map(
          (method, index) => ({
            ...method,
            text: { en: `${LONG_WORDS} ${index}` },
            ...(index === 1 && { isDisabled: true, disabledReason: LONG_WORDS }),
            banner: index === 0 ? '+5% cash back' : undefined,
          }),
        ),
      }),
    },
    shows: part('method'),
  },
  {
    ...methods,
    name: 'list-huge',
    state: 'huge amounts',
    country: 'ID',
    data: {
      user: {
        id: 'gallery-list-huge',
        country: 'id',
        paymentGeo: 'ID',
        currency: 'IDR',
        balanceData: { primary: { amount: 987_654_321_098.76, currency: 'IDR' } },
      },
    },
    shows: part('method'),
  },
  {
    ...methods,
    name: 'list-not-found',
    state: 'nothing found',
    steps: [type(part('search-input'), 'zzzz')],
    shows: part('empty'),
  },
  {
    ...methods,
    name: 'list-pending',
    state: 'a deposit on its way',
    answers: oneCard,
    steps: [...payByCard, click(`.screen:has(${part('status')}) ${part('footer')} .button:last-child`)],
    shows: part('region'),
  },
  { screen: 'empty', name: 'empty', state: 'no methods', country: 'ZZ', shows: part('empty') },
  {
    screen: 'error',
    name: 'error',
    state: 'the list failed',
    answers: { 'methods-payment-v3': refusal(500, 'Internal error') },
    shows: part('error'),
  },
  {
    screen: 'region',
    name: 'region',
    state: 'filled',
    steps: [click(part('region'))],
    shows: part('option'),
  },
  {
    screen: 'region',
    name: 'region-loading',
    state: 'loading',
    answers: { 'methods-country-selector-v2': never },
    steps: [click(part('region'))],
    shows: `${part('back')} ~ ${part('title')}`,
  },
  {
    screen: 'region',
    name: 'region-not-found',
    state: 'nothing found',
    steps: [click(part('region')), type(part('search-input'), 'zzzz')],
    shows: part('empty'),
  },
  {
    screen: 'group',
    name: 'group',
    state: 'filled',
    answers: { 'methods-payment-v3': list('IN', 'upi', 'phone_pe', 'paytm', 'gpay_einpayz') },
    country: 'IN',
    steps: [openFirst],
    shows: `${part('back')} ~ ${part('title')}`,
  },
];
