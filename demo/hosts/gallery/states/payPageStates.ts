import { created, DEPOSIT_ID } from '../fixtures';
import type { GalleryState } from '../GalleryState';
import { click, field, part } from '../moves';
import { one, pay, timed, UPI, unified, wallet } from './payMoves';

/** The pages of a created deposit: what to pay, where, and what the bank asks for. */
export const payPageStates: readonly GalleryState[] = [
  {
    screen: 'redirect instruction',
    name: 'instruction',
    state: 'filled',
    answers: wallet({
      pageKind: 'OFFLINE',
      data: {
        ...timed,
        title: 'Pay at a terminal',
        description: '<p>Any terminal of <b>Sandbox Pay</b> takes it, day and night.</p>',
        steps: [
          'Choose Sandbox Cashier on the terminal.',
          'Enter the reference.',
          'Pay in cash and keep the slip.',
        ],
        accountNumber: '9300112233',
        reference: '8F3A21C9',
      },
    }),
    steps: pay('500'),
    shows: part('steps'),
  },
  {
    screen: 'eazype',
    name: 'eazype',
    state: 'filled',
    country: 'IN',
    answers: {
      ...one('IN', 'eazype'),
      'deposit-create': created({
        pageId: 'eazype',
        data: {
          ...timed,
          currency: 'INR',
          ...UPI,
          accountNumber: '123456789012',
          ifsc: 'SAND0001234',
          reference: DEPOSIT_ID,
        },
      }),
    },
    steps: pay('500'),
    shows: part('qr'),
  },
  {
    screen: 'pix',
    name: 'pix',
    state: 'filled',
    answers: wallet({
      pageId: 'pix',
      data: {
        ...timed,
        qrCode:
          '00020126580014br.gov.bcb.pix0136a629532e-7693-4846-b028-f142a1dd1d5a5204000053039865406500.005802BR5907SANDBOX6009SAO PAULO62070503***6304ABCD',
        pixKey: 'a629532e-7693-4846-b028-f142a1dd1d5a',
        pixKeyType: 'random',
      },
    }),
    steps: pay('500'),
    shows: part('qr'),
  },
  {
    screen: 'unified form',
    name: 'unified',
    state: 'filled',
    answers: wallet({ data: { unifiedFlow: unified } }),
    steps: pay('500'),
    shows: part('form-title'),
  },
  {
    screen: 'unified form',
    name: 'unified-errors',
    state: 'error',
    answers: wallet({
      data: {
        unifiedFlow: {
          ...unified,
          fields: unified.fields.map(asked => ({
            ...asked,
            validations: [{ regex: '^.{5,}$', message: 'At least 5 characters' }],
          })),
        },
      },
    }),
    steps: [...pay('500'), click(`form:has(${field('document')}) ${part('submit')}`)],
    shows: part('field-error'),
  },
];
