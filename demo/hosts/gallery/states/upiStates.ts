import { created } from '../fixtures';
import type { GalleryState } from '../GalleryState';
import { answer, part } from '../moves';
import { one, openFirst, pay, timed, UPI } from './payMoves';

/** UPI: the invoice with its reference, and the page with its code. */
export const upiStates: readonly GalleryState[] = [
  {
    screen: 'india',
    name: 'india',
    state: 'empty',
    country: 'IN',
    answers: one('IN', 'india_upi_invoice'),
    steps: [openFirst],
    shows: part('submit'),
  },
  {
    screen: 'india invoice',
    name: 'india-invoice',
    state: 'filled',
    country: 'IN',
    answers: {
      ...one('IN', 'india_upi_invoice'),
      'deposit-prepare': answer({
        depositId: 'upi-8f3a21c9',
        data: {
          ...UPI,
          links: [
            { app: 'phonepe', url: 'phonepe://pay?pa=a@b' },
            { app: 'BankOfMaharashtraMahaUPI', url: 'upi://pay?pa=a@b' },
            { app: 'paytm', url: 'paytmmp://pay?pa=a@b' },
            { app: 'gpay', url: 'tez://upi/pay?pa=a@b' },
            { app: 'BHIM', url: 'upi://pay?pa=c@d' },
          ],
          fields: [
            {
              name: 'utr',
              type: 'text',
              label: 'UTR',
              mask: '000000000000',
              validations: [{ regex: '^\\d{12}$', message: '12 digits' }],
            },
          ],
        },
      }),
    },
    steps: pay('500'),
    shows: part('invoice'),
  },
  {
    screen: 'india invoice',
    name: 'upi-qr',
    state: 'the custom page upi-qr',
    country: 'IN',
    answers: {
      ...one('IN', 'upi_qr_page'),
      'deposit-create': created({ pageId: 'upi-qr', data: { ...timed, currency: 'INR', ...UPI } }),
    },
    steps: pay('500'),
    shows: part('qr'),
  },
];
