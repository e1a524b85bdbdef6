import { LONG_WORDS, methodsOf, paidOut, payouts, WITHDRAWAL_ID } from '../fixtures';
import type { GalleryState, Step } from '../GalleryState';
import { answer, click, field, never, part, refusal, type } from '../moves';
import { openFirst, submit } from './payMoves';

const page = { data: { page: 'withdrawal' } } as const;
const fillSpei: readonly Step[] = [
  type(part('amount-input'), '500'),
  type(field('clabe'), '012345678901234567'),
  type(field('full_name'), 'Ana Lopez'),
];
const atReview = `.screen:not(:has(${field('clabe')})) ${part('submit')}`;
const review: readonly Step[] = [openFirst, ...fillSpei, submit];
const send: readonly Step[] = [...review, click(atReview)];
const spei = { 'methods-withdrawal': payouts('MX', 'spei') };
const pending = (paymentMethod: string, isCancellable: boolean) => ({
  withdrawalId: `${paymentMethod}-b71c04de`,
  amount: 12_500,
  currency: 'MXN',
  paymentMethod,
  status: 'waiting',
  created: '2026-11-21T14:05:00Z',
  isCancellable,
});
const list = { screen: 'withdrawal list', ...page };
const form = { screen: 'withdrawal form', ...page };
const complete = { screen: 'withdrawal complete', ...page, steps: send, shows: part('timeline') };
const coded = {
  'withdrawal-create': answer({
    withdrawalId: WITHDRAWAL_ID,
    status: 'waiting',
    confirmation: { type: 'code', length: 6, resendAfter: 30 },
  }),
  'withdrawal-status': answer({
    withdrawalId: WITHDRAWAL_ID,
    status: 'waiting',
    steps: [{ name: 'created', at: '2026-11-21T14:00:00Z' }, { name: 'confirmed' }],
  }),
};

/** The withdrawal half of the standard table. */
export const withdrawalStates: readonly GalleryState[] = [
  { ...list, name: 'wd-list', state: 'filled', shows: part('method') },
  {
    ...list,
    name: 'wd-list-loading',
    state: 'loading',
    answers: { 'methods-withdrawal': never },
    shows: '.skeleton',
  },
  { ...list, name: 'wd-list-one', state: 'one method', answers: spei, shows: part('method') },
  {
    ...list,
    name: 'wd-list-many',
    state: 'two hundred methods',
    answers: { 'methods-withdrawal': answer({ methods: methodsOf('XX') }) },
    data: {
      page: 'withdrawal',
      user: { id: 'gallery-wd-list-many', country: 'mx', paymentGeo: 'MX', currency: 'USD' },
    },
    shows: part('method'),
  },
  {
    ...list,
    name: 'wd-list-pending',
    state: 'withdrawals on their way',
    answers: { 'withdrawal-list': answer([pending('spei', true), pending('card', false)]) },
    shows: part('pending'),
  },
  {
    ...list,
    name: 'wd-cancel',
    state: 'a dialog',
    answers: { 'withdrawal-list': answer([pending('spei', true)]) },
    steps: [click('.action-row .button--quiet')],
    shows: part('dialog'),
  },
  {
    screen: 'empty',
    ...page,
    name: 'wd-empty',
    state: 'no methods',
    answers: { 'methods-withdrawal': answer({ methods: [] }) },
    shows: part('empty'),
  },
  {
    screen: 'empty',
    ...page,
    name: 'wd-empty-pending',
    state: 'withdrawals on their way',
    answers: {
      'methods-withdrawal': answer({ methods: [] }),
      'withdrawal-list': answer([pending('spei', true), pending('card', false)]),
    },
    shows: part('pending'),
  },
  {
    screen: 'error',
    ...page,
    name: 'wd-error',
    state: 'the list failed',
    answers: { 'methods-withdrawal': refusal(500, 'Internal error') },
    shows: part('error'),
  },
  {
    ...form,
    name: 'wd-form',
    state: 'filled',
    answers: spei,
    steps: [openFirst, ...fillSpei],
    shows: part('submit'),
  },
  {
    ...form,
    name: 'wd-form-errors',
    state: 'error',
    answers: spei,
    steps: [openFirst, submit],
    shows: part('field-error'),
  },
  {
    ...form,
    name: 'wd-form-low',
    state: 'disabled: the balance is too low',
    answers: spei,
    data: {
      page: 'withdrawal',
      user: {
        id: 'gallery-wd-form-low',
        country: 'mx',
        paymentGeo: 'MX',
        currency: 'MXN',
        balanceData: { primary: { amount: 5, currency: 'MXN' } },
      },
    },
    steps: [openFirst],
    shows: part('back'),
  },
  {
    ...form,
    name: 'wd-form-huge',
    state: 'huge amounts, long text',
    answers: {
      'methods-withdrawal': answer({
        methods: methodsOf('MX', { side: 'withdrawals', names: ['spei'] }).map(method => ({
          ...method,
          text: { en: LONG_WORDS },
          amount_rules: { MXN: { min: 100, max: 9_000_000_000_000 } },
        })),
      }),
    },
    data: {
      page: 'withdrawal',
      user: {
        id: 'gallery-wd-form-huge',
        country: 'mx',
        paymentGeo: 'MX',
        currency: 'MXN',
        balanceData: { primary: { amount: 8_987_654_321_098.76, currency: 'MXN' } },
      },
    },
    steps: [openFirst, type(part('amount-input'), '8987654321098')],
    shows: part('submit'),
  },
  {
    screen: 'withdrawal instruction',
    ...page,
    name: 'wd-instruction',
    state: 'filled',
    answers: spei,
    steps: [openFirst, click(`${part('note')} ${part('link')}`)],
    shows: part('steps'),
  },
  {
    screen: 'nigerian banks',
    ...page,
    name: 'wd-banks',
    state: 'filled',
    country: 'NG',
    answers: { 'methods-withdrawal': payouts('NG', 'nigerian_bank_transfer') },
    steps: [openFirst, click('.input--select .input__control')],
    shows: part('option'),
  },
  {
    screen: 'nigerian banks',
    ...page,
    name: 'wd-banks-none',
    state: 'nothing found',
    country: 'NG',
    answers: { 'methods-withdrawal': payouts('NG', 'nigerian_bank_transfer') },
    steps: [openFirst, click('.input--select .input__control'), type(part('search-input'), 'zzzz')],
    shows: part('empty'),
  },
  {
    screen: 'withdrawal group',
    ...page,
    name: 'wd-group',
    state: 'filled',
    answers: { 'methods-withdrawal': payouts('MX', 'usdt', 'btc', 'eth', 'ltc') },
    steps: [openFirst],
    shows: `${part('back')} ~ ${part('title')}`,
  },
  {
    screen: 'withdrawal confirm',
    ...page,
    name: 'wd-review',
    state: 'filled',
    answers: spei,
    steps: review,
    shows: atReview,
  },
  {
    screen: 'withdrawal confirm',
    ...page,
    name: 'wd-sending',
    state: 'being sent',
    answers: { ...spei, 'withdrawal-create': never },
    steps: send,
    shows: `${part('submit')}[aria-disabled=true], ${part('submit')}[aria-busy=true]`,
  },
  {
    screen: 'withdrawal confirm',
    ...page,
    name: 'wd-code',
    state: 'the code',
    answers: { ...spei, ...coded },
    steps: send,
    shows: field('code'),
  },
  {
    screen: 'withdrawal confirm',
    ...page,
    name: 'wd-code-wrong',
    state: 'error',
    answers: {
      ...spei,
      ...coded,
      'withdrawal-confirm': refusal(422, 'Wrong code', 'banking.codeWrong'),
    },
    steps: [...send, type(field('code'), '111111'), click(`form ${part('submit')}, ${part('submit')}`)],
    shows: part('field-error'),
  },
  { ...complete, name: 'wd-complete-progress', state: 'in review', answers: spei },
  {
    ...complete,
    name: 'wd-complete',
    state: 'paid out',
    answers: {
      ...spei,
      'withdrawal-status': paidOut('processed', ['created', 'review', 'sent', 'processed']),
    },
    shows: '.hero--success',
  },
  {
    ...complete,
    name: 'wd-complete-failed',
    state: 'refused',
    answers: {
      ...spei,
      'withdrawal-status': paidOut(
        'mistaked',
        ['created', 'review'],
        'The account number is unknown to the bank.',
      ),
    },
    shows: '.hero--failure',
  },
];
