import { list } from '../fixtures';
import type { GalleryState } from '../GalleryState';
import { answer, click, field, never, part } from '../moves';
import { one, openFirst, pay, unified } from './payMoves';

const p2p = { 'methods-payment-v3': list('UZ', 'card_p2p_uz_humo', 'card_p2p_uz_uzcard') };
const order = (more: object) =>
  answer(() => ({
    depositId: 'p2p-8f3a21c9',
    card: {
      number: '8600123456781234',
      payment_system: 'humo',
      holder: 'IVAN SANDBOX',
      bank: 'Sandbox Humo Bank',
    },
    created: new Date().toISOString(),
    payment_amount: 650_000,
    payment_currency: 'UZS',
    timeout_minutes: 15,
    passedAmount: 50,
    passedCurrency: 'USD',
    ...more,
  }));
const invoice = { ...one('UZ', 'card_p2p_uz_humo'), 'deposit-create-p2p': order({}) };

/** From player to player: choice, form, invoice. */
export const p2pStates: readonly GalleryState[] = [
  {
    screen: 'p2p list',
    name: 'p2p',
    state: 'filled',
    country: 'UZ',
    answers: p2p,
    steps: [openFirst],
    shows: `${part('back')} ~ ${part('title')}`,
  },
  {
    screen: 'p2p list',
    name: 'p2p-loading',
    state: 'loading',
    country: 'UZ',
    answers: { ...one('UZ', 'card_p2p_uz_humo'), 'deposit-check': never },
    steps: [openFirst],
    shows: '.skeleton',
  },
  {
    screen: 'p2p form',
    name: 'p2p-form',
    state: 'empty',
    country: 'UZ',
    answers: one('UZ', 'card_p2p_uz_humo'),
    steps: [openFirst],
    shows: part('submit'),
  },
  {
    screen: 'p2p form',
    name: 'p2p-creating',
    state: 'being sent',
    country: 'UZ',
    answers: { ...one('UZ', 'card_p2p_uz_humo'), 'deposit-create-p2p': never },
    steps: pay('50000'),
    shows: `${part('submit')}[aria-disabled=true], ${part('submit')}[aria-busy=true]`,
  },
  {
    screen: 'p2p invoice',
    name: 'p2p-invoice',
    state: 'filled',
    country: 'UZ',
    answers: invoice,
    steps: pay('50000'),
    shows: '[role=timer]',
  },
  {
    screen: 'p2p invoice',
    name: 'p2p-huge',
    state: 'huge amounts, long text',
    country: 'UZ',
    answers: {
      ...one('UZ', 'card_p2p_uz_humo'),
      'deposit-create-p2p': order({
        payment_amount: 8_987_654_321_098.5,
        card: {
          phone: '+998901234567',
          holder: 'ABDURAHMONOV ABDULLATIFJON NURMUHAMMADOVICH',
          bank: 'Qishloq Qurilish Tijorat Banki Toshkent Shahar Filiali',
        },
      }),
    },
    steps: pay('50000'),
    shows: '[role=timer]',
  },
  {
    screen: 'p2p invoice',
    name: 'p2p-cancel',
    state: 'a dialog',
    country: 'UZ',
    answers: invoice,
    steps: [...pay('50000'), click(`${part('footer')} .button--secondary`)],
    shows: part('dialog'),
  },
  {
    screen: 'p2p invoice',
    name: 'p2p-over',
    state: 'time is over',
    country: 'UZ',
    answers: {
      ...one('UZ', 'card_p2p_uz_humo'),
      'deposit-check': order({ exists: true, created: '2026-01-01T00:00:00Z' }),
    },
    steps: [openFirst],
    shows: part('note'),
  },
  {
    screen: 'p2p unified form',
    name: 'p2p-unified',
    state: 'filled',
    country: 'UZ',
    answers: { ...one('UZ', 'card_p2p_uz_humo'), 'deposit-create-p2p': order({ unifiedFlow: unified }) },
    steps: pay('50000'),
    shows: field('document'),
  },
  {
    screen: 'p2p instruction',
    name: 'p2p-instruction',
    state: 'filled',
    country: 'UZ',
    answers: invoice,
    steps: [...pay('50000'), click(`${part('note')} ${part('link')}`)],
    shows: part('steps'),
  },
];
