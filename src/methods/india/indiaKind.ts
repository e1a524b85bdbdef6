import { lazyScreen } from '../../lib/lazyScreen';
import type { MethodKind } from '../../state/MethodKind';

const base = lazyScreen(() => import('./IndiaScreen'), 'IndiaScreen');
const invoice = lazyScreen(() => import('./IndiaInvoiceScreen'), 'IndiaInvoiceScreen');

/** UPI: the amount, then an invoice that is paid in a UPI app (IND-01). The custom page upi-qr is shown by it too. */
export const indiaKind: MethodKind = {
  name: 'india',
  cardViewTypes: ['india'],
  path: '/deposit/india',
  nextRoute: '/deposit/complete',
  opensPopUp: false,
  routes: [
    { path: '/deposit/india', screen: base, title: 'method', back: '/deposit', guard: 'method' },
    {
      path: '/deposit/india/invoice',
      screen: invoice,
      title: 'method',
      back: '/deposit',
      guard: 'method',
      // A prepared invoice is paid before its deposit is created (IND-01).
      isPayment: true,
    },
  ],
};
