import * as fields from '../fields';
import { bankTransfer, cardMethod, eMoney, method, onramp, payout } from '../kit';
import type { Country } from '../MethodSpec';

const qr = { cardViewType: 3, fields: [] };

export const india: Country = {
  code: 'IN',
  name: 'India',
  currency: 'INR',
  language: 'hi',
  methods: [
    method('upi', 'indian-methods-grouped', 'UPI', 'app', [100, 50_000], {
      isPopular: true,
      appLink: 'upi://pay?pa=sandbox.cashier@okbank&pn=Sandbox&cu=INR',
    }),
    method('phone_pe', 'indian-methods-grouped', 'PhonePe', 'app', [100, 50_000], {
      isPopular: true,
      iconIds: ['phonepe'],
      appLink: 'phonepe://pay?pa=sandbox.cashier@okbank&pn=Sandbox&cu=INR',
    }),
    method('paytm', 'indian-methods-grouped', 'Paytm', 'app', [100, 50_000], {
      appLink: 'paytmmp://pay?pa=sandbox.cashier@okbank&pn=Sandbox&cu=INR',
    }),
    method('gpay_einpayz', 'indian-methods-grouped', 'Google Pay', 'app', [100, 50_000], {
      iconIds: ['gpay'],
      appLink: 'tez://upi/pay?pa=sandbox.cashier@okbank&pn=Sandbox&cu=INR',
    }),
    method('upi_qr', 'indian-methods-grouped', 'UPI QR', 'app', [100, 50_000], { ...qr, iconIds: ['upi'] }),
    method('phone_pe_qr', 'indian-methods-grouped', 'PhonePe QR', 'app', [100, 50_000], {
      ...qr,
      iconIds: ['phonepe'],
    }),
    method('paytm_qr', 'indian-methods-grouped', 'Paytm QR', 'app', [100, 50_000], {
      ...qr,
      iconIds: ['paytm'],
    }),
    method('gpay_qr', 'indian-methods-grouped', 'Google Pay QR', 'app', [100, 50_000], {
      ...qr,
      iconIds: ['gpay'],
    }),
    method('phone_pe_h2h', 'e-money', 'PhonePe Direct', 'requisites', [200, 25_000], {
      iconIds: ['phonepe'],
    }),
    method('india_upi_invoice', 'e-money', 'UPI Invoice', 'prepare', [300, 50_000], {
      cardViewType: 3,
      isPreparationRequired: true,
      iconIds: ['upi'],
    }),
    method('upi_invoice_qr', 'e-money', 'UPI Invoice QR', 'prepare', [300, 50_000], {
      cardViewType: 'india',
      isPreparationRequired: true,
      iconIds: ['upi'],
    }),
    method('eazype', 'e-money', 'EazyPe', 'eazype', [300, 50_000], { cardViewType: 7 }),
    method('upi_qr_page', 'e-money', 'UPI Scan', 'upi-qr', [300, 50_000], { iconIds: ['upi'] }),
    cardMethod([500, 100_000], { iconIds: ['visa', 'mastercard', 'rupay'] }),
    bankTransfer('imps', 'bank_transfer', 'IMPS@bankTransfer', [500, 100_000]),
    bankTransfer('netbanking', 'bank_transfer', 'NetBanking', [500, 100_000]),
    eMoney('astropay', 'AstroPay', 'page-post', [500, 100_000], { fields: [fields.phone('91', 10)] }),
    onramp([1_000, 100_000]),
  ],
  withdrawals: [
    payout(
      'imps',
      'bank_transfer',
      'IMPS@bankTransfer',
      [1_000, 200_000],
      [fields.accountNumber(), fields.ifsc, fields.fullName],
      { isPopular: true, cardViewType: 9 },
    ),
    payout('upi', 'indian-methods-grouped', 'UPI', [500, 50_000], [fields.upiId], { cardViewType: 3 }),
    payout('paytm', 'indian-methods-grouped', 'Paytm', [500, 20_000], [fields.phone('91', 10)], {
      cardViewType: 3,
    }),
    payout('eazype', 'e-money', 'EazyPe', [500, 20_000], [fields.upiId], {
      cardViewType: 7,
      isCodeConfirmed: true,
    }),
  ],
};
