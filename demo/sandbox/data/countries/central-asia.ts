import * as fields from '../fields';
import { cardMethod, cardPayout, cash, eMoney, p2p, payout } from '../kit';
import type { Country } from '../MethodSpec';

export const kz: Country = {
  code: 'KZ',
  name: 'Kazakhstan',
  currency: 'KZT',
  language: 'kk',
  methods: [
    cardMethod([1_000, 1_000_000]),
    p2p('kaspi_p2p', 'e-money', 'Kaspi', [2_000, 500_000], { isPopular: true, iconIds: ['kaspi'] }),
    p2p('halyk_p2p', 'e-money', 'Halyk', [2_000, 500_000], { iconIds: ['halyk'] }),
    p2p('sbp_p2p', 'sbp-transgran-grouped', 'SBP', [2_000, 500_000], { iconIds: ['sbp'] }),
    cash('kassa24', 'cash_methods', 'Kassa24', [500, 200_000]),
    cash('qiwi_kz', 'cash_methods', 'QIWI Terminal', [500, 200_000], { iconIds: ['qiwi'] }),
  ],
  withdrawals: [
    cardPayout([2_000, 1_000_000]),
    payout('kaspi', 'e-money', 'Kaspi', [2_000, 500_000], [fields.phone('7', 10)], { isPopular: true }),
  ],
};

export const kg: Country = {
  code: 'KG',
  name: 'Kyrgyzstan',
  currency: 'KGS',
  language: 'ky',
  methods: [
    p2p('card_p2p_kg_elcart', 'p2p_methods_kyrgyzstan', 'Elcart', [100, 100_000], {
      isPopular: true,
      iconIds: ['elcart'],
    }),
    p2p('card_p2p_kg_visa', 'p2p_methods_kyrgyzstan', 'Visa@cardTransfer', [100, 100_000], {
      iconIds: ['visa'],
    }),
    cash('pay24', 'cash_methods_kyrgyzstan', 'Pay24', [50, 30_000]),
    cash('quickpay_kg', 'cash_methods_kyrgyzstan', 'QuickPay', [50, 30_000]),
    eMoney('mbank', 'MBANK', 'page', [100, 100_000], { isPopular: true }),
    eMoney('odengi', 'O!Dengi', 'page', [100, 50_000]),
    cardMethod([200, 100_000]),
  ],
  withdrawals: [
    cardPayout([200, 100_000]),
    payout('mbank', 'e-money', 'MBANK', [100, 100_000], [fields.phone('996', 9)]),
  ],
};

export const uz: Country = {
  code: 'UZ',
  name: 'Uzbekistan',
  currency: 'UZS',
  language: 'uz',
  methods: [
    p2p('card_p2p_uz_humo', 'card_method', 'Humo@cardTransfer', [20_000, 10_000_000], {
      isPopular: true,
      iconIds: ['humo'],
    }),
    p2p('card_p2p_uz_uzcard', 'card_method', 'Uzcard@cardTransfer', [20_000, 10_000_000], {
      isPopular: true,
      iconIds: ['uzcard'],
    }),
    eMoney('click_uz', 'Click', 'page', [10_000, 10_000_000], { iconIds: ['click'] }),
    eMoney('payme', 'Payme', 'page', [10_000, 10_000_000]),
    eMoney('uzum', 'Uzum', 'page', [10_000, 5_000_000]),
  ],
  withdrawals: [
    payout('humo', 'card_method', 'Humo@card', [20_000, 10_000_000], [fields.cardNumber], {
      isPopular: true,
    }),
    payout('uzcard', 'card_method', 'Uzcard@card', [20_000, 10_000_000], [fields.cardNumber], {
      isCodeConfirmed: true,
    }),
  ],
};

export const tj: Country = {
  code: 'TJ',
  name: 'Tajikistan',
  currency: 'TJS',
  language: 'tg',
  methods: [
    p2p('sbp_transgran_rabbit_sber', 'sbp-transgran-grouped', 'SBP · Sber', [20, 10_000], {
      iconIds: ['sbp'],
    }),
    p2p('sbp_transgran_rabbit_tbank', 'sbp-transgran-grouped', 'SBP · T-Bank', [20, 10_000], {
      iconIds: ['sbp'],
    }),
    p2p('korti_milli_p2p', 'card_method', 'Korti Milli@cardTransfer', [20, 10_000], {
      isPopular: true,
      iconIds: ['kortimilli'],
    }),
    eMoney('dc_wallet', 'DC Wallet', 'page', [10, 5_000]),
    eMoney('alif', 'Alif Mobi', 'page', [10, 5_000]),
  ],
  withdrawals: [
    payout('korti_milli', 'card_method', 'Korti Milli@card', [20, 10_000], [fields.cardNumber], {
      iconIds: ['kortimilli'],
    }),
    payout('alif', 'e-money', 'Alif Mobi', [20, 5_000], [fields.phone('992', 9)]),
  ],
};

export const az: Country = {
  code: 'AZ',
  name: 'Azerbaijan',
  currency: 'AZN',
  language: 'az',
  methods: [
    p2p('card_p2p_az', 'card_method', '@cardTransfer', [5, 5_000], {
      isPopular: true,
      iconIds: ['visa', 'mastercard'],
    }),
    eMoney('m10', 'm10', 'page', [1, 2_000], { isPopular: true }),
    cash('million_az', 'cash_methods', 'MilliÖn', [1, 1_000], { iconIds: ['million'] }),
    cash('emanat', 'cash_methods', 'eManat', [1, 1_000]),
    cardMethod([5, 5_000]),
  ],
  withdrawals: [
    cardPayout([5, 5_000]),
    payout('m10', 'e-money', 'm10', [5, 2_000], [fields.phone('994', 9)]),
  ],
};
