import * as fields from '../fields';
import { bankTransfer, cardMethod, cardPayout, cash, eMoney, method, onramp, payout } from '../kit';
import type { Country } from '../MethodSpec';

export const ge: Country = {
  code: 'GE',
  name: 'Georgia',
  currency: 'GEL',
  language: 'en',
  methods: [
    cardMethod([10, 10_000]),
    eMoney('tbc_pay', 'TBC Pay', 'page', [5, 5_000], { isPopular: true, iconIds: ['tbc'] }),
    eMoney('bog_pay', 'BOG mBank', 'page', [5, 5_000], { iconIds: ['bog'] }),
    cash('nova_ge', 'cash_methods', 'Nova', [1, 1_000]),
    cash('oppa', 'cash_methods', 'OPPA', [1, 1_000]),
    bankTransfer('ge_bank', 'bank_transfer', '@bankTransfer', [50, 50_000]),
  ],
  withdrawals: [
    cardPayout([20, 10_000]),
    payout('ge_bank', 'bank_transfer', '@bankTransfer', [50, 50_000], [fields.iban, fields.fullName]),
  ],
};

export const tr: Country = {
  code: 'TR',
  name: 'Turkey',
  currency: 'TRY',
  language: 'tr',
  methods: [
    eMoney('papara', 'Papara', 'requisites', [100, 100_000], { isPopular: true }),
    bankTransfer('havale', 'bank_transfer', '@bankTransfer', [250, 500_000], {
      isPopular: true,
      fields: [fields.fullName],
    }),
    bankTransfer('fast_tr', 'bank_transfer', 'FAST', [100, 100_000]),
    eMoney('payfix', 'Payfix', 'page', [100, 100_000]),
    eMoney('mefete', 'Mefete', 'page', [100, 100_000]),
    method('troy_card', 'card_method', 'Troy@card', 'page', [100, 50_000], { iconIds: ['troy'] }),
    cardMethod([100, 50_000]),
    onramp([1_000, 200_000]),
  ],
  withdrawals: [
    payout('havale', 'bank_transfer', '@bankTransfer', [250, 1_000_000], [fields.iban, fields.fullName], {
      isPopular: true,
    }),
    payout('papara', 'e-money', 'Papara', [100, 100_000], [fields.accountNumber('^\\d{10}$')], {
      isCodeConfirmed: true,
    }),
  ],
};

/** Where the sweepstake demo lives. */
export const us: Country = {
  code: 'US',
  name: 'United States',
  currency: 'USD',
  language: 'en',
  methods: [
    cardMethod([10, 5_000]),
    eMoney('paypal', 'PayPal', 'page', [10, 5_000], { isPopular: true }),
    bankTransfer('ach', 'bank_transfer', 'ACH@bankTransfer', [20, 10_000]),
    onramp([20, 10_000]),
  ],
  withdrawals: [
    payout(
      'ach',
      'bank_transfer',
      'ACH@bankTransfer',
      [20, 10_000],
      [fields.accountNumber(), fields.fullName],
    ),
    payout('paypal', 'e-money', 'PayPal', [20, 5_000], [fields.email]),
  ],
};
