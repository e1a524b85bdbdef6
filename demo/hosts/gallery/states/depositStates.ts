import { SUPPORTED_LOCALES } from '../../../../src/spec/locales';
import { created, DEPOSIT_ID, LONG_WORDS, list, longBonus, methodsOf, settled } from '../fixtures';
import type { Answer, GalleryState } from '../GalleryState';
import { answer, click, field, never, part, refusal, type } from '../moves';
import { fillCard, oneCard, openFirst, pay, payByCard, submit } from './payMoves';

const [card] = methodsOf('MX', { names: ['card'] });
const [wallet] = methodsOf('MX', { names: ['mercado_pago'] });
/** The wallet's method with a guide in every language that the gallery can be looked at in. */
const guided = (redesign: string): Answer =>
  answer({
    methods: [
      {
        ...wallet,
        video_guide_url: Object.fromEntries(SUPPORTED_LOCALES.map(locale => [`${locale}_mx`, { redesign }])),
      },
    ],
  });
const complete = { screen: 'deposit complete', shows: part('status'), steps: payByCard };
const form = { screen: 'deposit form' };

/** The form, bonus, video, redirect and complete screens of a deposit. */
export const depositStates: readonly GalleryState[] = [
  {
    ...form,
    name: 'form',
    state: 'filled',
    answers: oneCard,
    steps: [openFirst, ...fillCard],
    shows: part('submit'),
  },
  {
    ...form,
    name: 'form-empty',
    state: 'empty, one field',
    answers: { 'methods-payment-v3': list('MX', 'mercado_pago') },
    steps: [openFirst],
    shows: part('submit'),
  },
  {
    ...form,
    name: 'form-errors',
    state: 'error',
    answers: oneCard,
    steps: [openFirst, type(part('amount-input'), '1'), submit],
    shows: part('field-error'),
  },
  {
    ...form,
    name: 'form-pending',
    state: 'being sent',
    answers: { ...oneCard, 'deposit-create': never },
    steps: payByCard,
    shows: `${part('submit')}[aria-disabled=true], ${part('submit')}[aria-busy=true]`,
  },
  {
    ...form,
    name: 'form-fields',
    state: 'more fields asked for',
    answers: {
      ...oneCard,
      'deposit-create': created({
        isFieldsRequired: true,
        fields: [
          { name: 'document', type: 'text_uppercase', label: 'Document number' },
          { name: 'code', type: 'text', label: 'Code from the bank', mask: '000000' },
        ],
      }),
    },
    steps: payByCard,
    shows: field('document'),
  },
  {
    ...form,
    name: 'form-refused',
    state: 'refused, with the next best method',
    answers: {
      'methods-payment-v3': list('MX', 'card', 'spei', 'mercado_pago'),
      'deposit-create': refusal(422, 'The card has not enough money.', 'banking.insufficientFunds'),
    },
    steps: payByCard,
    shows: part('next-best'),
  },
  {
    ...form,
    name: 'form-long',
    state: 'long text',
    data: { bonusList: [longBonus] },
    answers: {
      'methods-payment-v3': answer({
        methods: [
          {
            ...card,
            text: { en: LONG_WORDS },
            fields: [
              { name: 'fullname', type: 'text', placeholder_key: LONG_WORDS, regex: '^x$' },
              {
                name: 'bank',
                type: 'dropdown',
                values: [
                  { value: '1', text: LONG_WORDS },
                  { value: '2', text: 'B' },
                ],
              },
            ],
          },
        ],
      }),
    },
    steps: [openFirst, type(part('amount-input'), '500'), submit],
    shows: part('field-error'),
  },
  {
    ...form,
    name: 'form-huge',
    state: 'huge amounts',
    country: 'ID',
    answers: {
      'methods-payment-v3': answer({
        methods: methodsOf('ID')
          .slice(0, 1)
          .map(method => ({
            ...method,
            amount_rules: { IDR: { min: 10_000, max: 9_000_000_000_000 } },
          })),
      }),
    },
    steps: [openFirst, type(part('amount-input'), '8987654321098')],
    shows: part('submit'),
  },
  {
    screen: 'bonus details',
    name: 'bonus',
    state: 'filled',
    steps: [click(`${part('bonus')} ${part('link')}`)],
    data: { bonusList: [{ ...longBonus, title: '100% on your deposit' }] },
    shows: part('details'),
  },
  {
    screen: 'bonus details',
    name: 'bonus-choice',
    state: 'several, long text',
    data: {
      bonusList: [
        longBonus,
        {
          id: 'spins',
          type: 'freespin',
          title: '50 free spins',
          expiresAt: '2031-01-01T00:00:00Z',
          freespinBonusData: { minDeposit: 100, count: 50 },
        },
      ],
    },
    steps: [click(`${part('bonus')} ${part('link')}`)],
    shows: part('option'),
  },
  {
    screen: 'video instruction',
    name: 'video',
    state: 'a file',
    answers: { 'methods-payment-v3': guided('https://gallery.test/guides/mercado-pago.webm') },
    steps: [openFirst, click('.button--quiet')],
    shows: `${part('video')}, ${part('video-link')}`,
  },
  {
    screen: 'video instruction',
    name: 'video-link',
    state: 'a page of its own',
    answers: { 'methods-payment-v3': guided('https://video.example/mercado-pago') },
    steps: [openFirst, click('.button--quiet')],
    shows: part('video-link'),
  },
  {
    screen: 'form',
    name: 'redirect-blocked',
    state: 'the window was blocked',
    answers: {
      'methods-payment-v3': list('MX', 'mercado_pago'),
      'deposit-create': created({ source: 'https://pay.example/', method: 'GET', data: {} }),
    },
    steps: [openFirst, type(part('amount-input'), '500'), submit],
    shows: '.screen h1, .screen h2',
  },
  { ...complete, name: 'complete-waiting', state: 'waiting', answers: oneCard },
  {
    ...complete,
    name: 'complete-accepted',
    state: 'accepted',
    answers: { ...oneCard, 'deposit-status': settled('accepted') },
    shows: '.hero--progress, [part~=status]',
  },
  {
    ...complete,
    name: 'complete',
    state: 'received',
    answers: { ...oneCard, 'deposit-status': settled('processed') },
    shows: '.hero--success',
  },
  {
    ...complete,
    name: 'complete-huge',
    state: 'huge amounts',
    country: 'ID',
    answers: {
      'methods-payment-v3': answer({
        methods: methodsOf('ID')
          .slice(0, 1)
          .map(method => ({ ...method, amount_rules: {} })),
      }),
      'deposit-status': settled('processed'),
    },
    steps: pay('1250000000'),
    shows: '.hero--success',
  },
  {
    ...complete,
    name: 'complete-failed',
    state: 'refused, with the next best method',
    answers: {
      'methods-payment-v3': list('MX', 'card', 'spei', 'mercado_pago'),
      'deposit-status': answer({ depositId: DEPOSIT_ID, status: 'mistaked' }),
    },
    shows: '.hero--failure',
  },
];
