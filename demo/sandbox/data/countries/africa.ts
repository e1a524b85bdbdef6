import * as fields from '../fields';
import { bankTransfer, cardMethod, cardPayout, cash, eMoney, payout } from '../kit';
import type { Country } from '../MethodSpec';

export const gh: Country = {
  code: 'GH',
  name: 'Ghana',
  currency: 'GHS',
  language: 'en',
  methods: [
    eMoney('mtn_momo_gh', 'MTN MoMo@mobileMoney', 'direct', [5, 5_000], {
      isPopular: true,
      fields: [fields.phone('233', 9)],
      iconIds: ['mtn'],
    }),
    eMoney('telecel_gh', 'Telecel Cash@mobileMoney', 'direct', [5, 5_000], {
      fields: [fields.phone('233', 9)],
      iconIds: ['telecel'],
    }),
    eMoney('airteltigo_gh', 'AirtelTigo Money', 'direct', [5, 5_000], {
      fields: [fields.phone('233', 9)],
      iconIds: ['airteltigo'],
    }),
    cardMethod([10, 10_000]),
    bankTransfer('gh_bank', 'bank_transfer', '@bankTransfer', [50, 20_000]),
  ],
  withdrawals: [
    payout('mtn_momo_gh', 'e-money', 'MTN MoMo', [10, 5_000], [fields.phone('233', 9)], {
      isPopular: true,
      iconIds: ['mtn'],
    }),
  ],
};

export const ke: Country = {
  code: 'KE',
  name: 'Kenya',
  currency: 'KES',
  language: 'sw',
  methods: [
    eMoney('mpesa', 'M-PESA', 'direct', [50, 150_000], { isPopular: true, fields: [fields.phone('254', 9)] }),
    eMoney('mpesa_paybill', 'M-PESA Paybill', 'requisites', [50, 150_000], { iconIds: ['mpesa'] }),
    eMoney('airtel_ke', 'Airtel Money@mobileMoney', 'direct', [50, 70_000], {
      fields: [fields.phone('254', 9)],
      iconIds: ['airtel'],
    }),
    cardMethod([200, 200_000]),
    bankTransfer('pesalink', 'bank_transfer', 'PesaLink@bankTransfer', [500, 500_000]),
  ],
  withdrawals: [
    payout('mpesa', 'e-money', 'M-PESA', [100, 150_000], [fields.phone('254', 9)], { isPopular: true }),
  ],
};

export const gn: Country = {
  code: 'GN',
  name: 'Guinea',
  currency: 'GNF',
  language: 'fr',
  methods: [
    eMoney('mpayment_gn_mtn_h2h', 'MTN MoMo', 'requisites', [10_000, 10_000_000], {
      isPopular: true,
      iconIds: ['mtn'],
      fields: [fields.phone('224', 9)],
    }),
    eMoney('orange_gn', 'Orange Money', 'direct', [10_000, 10_000_000], {
      iconIds: ['orange'],
      fields: [fields.phone('224', 9)],
    }),
  ],
  withdrawals: [
    payout('orange_gn', 'e-money', 'Orange Money', [20_000, 10_000_000], [fields.phone('224', 9)], {
      iconIds: ['orange'],
    }),
  ],
};

export const eg: Country = {
  code: 'EG',
  name: 'Egypt',
  currency: 'EGP',
  language: 'ar',
  methods: [
    eMoney('vodafone_cash', 'Vodafone Cash', 'requisites', [50, 30_000], {
      isPopular: true,
      iconIds: ['vodafone'],
      fields: [fields.phone('20', 10)],
    }),
    eMoney('instapay_eg', 'InstaPay', 'requisites', [50, 70_000], { iconIds: ['instapay'] }),
    cash('fawry', 'cash_methods', 'Fawry', [50, 20_000], { isPopular: true }),
    cash('aman', 'cash_methods', 'Aman', [50, 10_000]),
    cardMethod([100, 50_000], { iconIds: ['visa', 'mastercard', 'meeza'] }),
    eMoney('orange_cash', 'Orange Cash', 'direct', [50, 30_000], {
      iconIds: ['orange'],
      fields: [fields.phone('20', 10)],
    }),
  ],
  withdrawals: [
    payout('vodafone_cash', 'e-money', 'Vodafone Cash', [100, 30_000], [fields.phone('20', 10)], {
      isPopular: true,
      iconIds: ['vodafone'],
    }),
    cardPayout([200, 50_000]),
  ],
};
