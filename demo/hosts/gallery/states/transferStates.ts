import { created } from '../fixtures';
import type { GalleryState } from '../GalleryState';
import { part } from '../moves';
import { one, openFirst, pay, wallet } from './payMoves';

const requisites = [
  { label: 'Bank', value: 'Sandbox Bank' },
  { label: 'Beneficiary', value: 'Cashier Sandbox Ltd', isCopyable: true },
  { label: 'CLABE', value: '646180123456789012', isCopyable: true },
  { label: 'Reference', value: '8F3A21C9', isCopyable: true },
];

/** As long as real ones are. */
const longRequisites = [
  {
    label: 'Bank',
    value: 'Joint Stock Commercial Bank for Foreign Trade of Vietnam, Ho Chi Minh City Branch',
  },
  {
    label: 'Beneficiary',
    value: 'SANDBOX INTERNATIONAL PAYMENT SOLUTIONS COMPANY LIMITED',
    isCopyable: true,
  },
  { label: 'IBAN', value: 'MT84MALT011000012345MTLCAST001S', isCopyable: true },
  { label: 'Reference', value: 'CASHIER 8F3A21C9 nap tien vao tai khoan 0912345678', isCopyable: true },
];

/** Requisites to transfer to, and codes to pay in cash. */
export const transferStates: readonly GalleryState[] = [
  {
    screen: 'host-to-host',
    name: 'requisites',
    state: 'filled',
    answers: {
      ...one('MX', 'spei'),
      'deposit-create': created({ data: { requisites, timeout_minutes: 30 } }),
    },
    steps: pay('500'),
    shows: '[role=timer]',
  },
  {
    screen: 'host-to-host',
    name: 'requisites-long',
    state: 'long text',
    answers: {
      ...one('MX', 'spei'),
      'deposit-create': created({ data: { requisites: longRequisites, timeout_minutes: 30 } }),
    },
    steps: pay('500'),
    shows: '[role=timer]',
  },
  {
    screen: 'host-to-host',
    name: 'requisites-qr',
    state: 'with a code',
    answers: {
      ...one('MX', 'spei'),
      'deposit-create': created({
        data: { requisites, timeout_minutes: 30, qrCode: '000201010212123456789012345678901234' },
      }),
    },
    steps: pay('500'),
    shows: part('qr'),
  },
  {
    screen: 'host-to-host',
    name: 'requisites-card',
    state: 'a card to pay to',
    answers: wallet({
      data: {
        card: {
          number: '4000001234567899',
          holder: 'IVAN SANDBOX',
          bank: 'Sandbox Bank',
          payment_system: 'visa',
        },
        timeout_minutes: 30,
      },
    }),
    steps: pay('500'),
    shows: '[role=timer]',
  },
  {
    screen: 'cash',
    name: 'cash',
    state: 'empty',
    answers: one('MX', 'oxxo'),
    steps: [openFirst],
    shows: part('submit'),
  },
  {
    screen: 'cash',
    name: 'cash-code',
    state: 'the code for the counter',
    answers: {
      ...one('MX', 'oxxo'),
      'deposit-create': created({
        data: {
          requisites: [{ label: 'Reference', value: '93001234567890', isCopyable: true }],
          timeout_minutes: 2_880,
        },
      }),
    },
    steps: pay('500'),
    shows: part('barcode'),
  },
];
