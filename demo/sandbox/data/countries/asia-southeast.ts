import * as fields from '../fields';
import { bankTransfer, cardMethod, cash, eMoney, method, payout } from '../kit';
import type { Country } from '../MethodSpec';

type Pair = readonly [name: string, title: string];

const MALAYSIAN: readonly Pair[] = [
  ['maybank', 'Maybank2u'],
  ['cimb_my', 'CIMB Clicks'],
  ['public_bank', 'Public Bank'],
  ['rhb', 'RHB Now'],
  ['hong_leong', 'Hong Leong'],
];
const THAI: readonly Pair[] = [
  ['scb', 'SCB Easy'],
  ['kbank', 'KBank'],
  ['bbl', 'Bangkok Bank'],
  ['ktb', 'Krungthai'],
  ['bay', 'Krungsri'],
];

export const my: Country = {
  code: 'MY',
  name: 'Malaysia',
  currency: 'MYR',
  language: 'ms',
  methods: [
    ...MALAYSIAN.map(([name, title]) =>
      method(name, 'online-malaysian-banks-grouped', title, 'page', [30, 30_000]),
    ),
    method('duitnow', 'e-money', 'DuitNow@qr', 'page', [10, 10_000], { isPopular: true }),
    eMoney('touch_n_go', "Touch 'n Go", 'page', [10, 5_000], { isPopular: true, iconIds: ['tng'] }),
    eMoney('grabpay', 'GrabPay', 'page', [10, 5_000], { iconIds: ['grab'] }),
    eMoney('boost', 'Boost', 'page', [10, 5_000]),
    cardMethod([30, 20_000]),
  ],
  withdrawals: MALAYSIAN.map(([name, title]) =>
    payout(
      name,
      'online-malaysian-banks-grouped',
      title,
      [50, 50_000],
      [fields.accountNumber(), fields.fullName],
    ),
  ),
};

export const th: Country = {
  code: 'TH',
  name: 'Thailand',
  currency: 'THB',
  language: 'th',
  methods: [
    method('promptpay', 'e-money', 'PromptPay@qr', 'page', [100, 200_000], { isPopular: true }),
    ...THAI.map(([name, title]) =>
      method(name, 'online-thailand-banks-grouped', title, 'card', [100, 200_000], {
        fields: [fields.fullName],
      }),
    ),
    eMoney('truemoney', 'TrueMoney', 'page', [50, 50_000], {
      isPopular: true,
      fields: [fields.phone('66', 9)],
    }),
    bankTransfer('thai_bank_transfer', 'bank_transfer', '@bankTransfer', [200, 500_000]),
    cardMethod([200, 100_000]),
  ],
  withdrawals: THAI.map(([name, title]) =>
    payout(
      name,
      'online-thailand-banks-grouped',
      title,
      [200, 500_000],
      [fields.accountNumber(), fields.fullName],
    ),
  ),
};

export const vn: Country = {
  code: 'VN',
  name: 'Vietnam',
  currency: 'VND',
  language: 'vi',
  methods: [
    eMoney('momo', 'MoMo', 'page', [50_000, 20_000_000], { isPopular: true }),
    eMoney('zalopay', 'ZaloPay', 'page', [50_000, 20_000_000], { iconIds: ['zalo'] }),
    eMoney('viettelpay', 'Viettel Money', 'page', [50_000, 20_000_000]),
    method('vietqr', 'e-money', 'VietQR@qr', 'requisites', [50_000, 100_000_000], { isPopular: true }),
    bankTransfer('vn_bank_transfer', 'bank_transfer', '@bankTransfer', [100_000, 200_000_000]),
    method('viettel_card', 'rcgcard_pc_groupes_category', 'Viettel@giftCard', 'direct', [20_000, 1_000_000], {
      fields: [fields.choice('nominal', { '20000': '20 000', '50000': '50 000', '100000': '100 000' })],
    }),
    method(
      'vinaphone_card',
      'rcgcard_pc_groupes_category',
      'Vinaphone@giftCard',
      'direct',
      [20_000, 1_000_000],
    ),
    cardMethod([100_000, 50_000_000]),
  ],
  withdrawals: [
    payout(
      'vn_bank_transfer',
      'bank_transfer',
      '@bankTransfer',
      [100_000, 500_000_000],
      [fields.accountNumber(), fields.fullName],
    ),
    payout('momo', 'e-money', 'MoMo', [50_000, 20_000_000], [fields.phone('84', 9)]),
  ],
};

export const ph: Country = {
  code: 'PH',
  name: 'Philippines',
  currency: 'PHP',
  language: 'fil',
  methods: [
    eMoney('gcash', 'GCash', 'page', [100, 50_000], { isPopular: true, fields: [fields.phone('63', 10)] }),
    eMoney('maya', 'Maya', 'page', [100, 50_000], { isPopular: true }),
    method('philippines_qr_h2h', 'e-money', 'QR Ph@qr', 'requisites', [100, 50_000], { iconIds: ['qrph'] }),
    eMoney('grabpay_ph', 'GrabPay', 'page', [100, 50_000], { iconIds: ['grab'] }),
    cash('seven_eleven_ph', 'cash_methods', '7-Eleven', [100, 10_000]),
    cash('cebuana', 'cash_methods', 'Cebuana Lhuillier', [100, 20_000]),
    bankTransfer('instapay', 'bank_transfer', 'InstaPay@bankTransfer', [200, 50_000]),
    cardMethod([200, 50_000]),
  ],
  withdrawals: [
    payout('gcash', 'e-money', 'GCash', [200, 50_000], [fields.phone('63', 10), fields.fullName], {
      isPopular: true,
    }),
    payout('maya', 'e-money', 'Maya', [200, 50_000], [fields.phone('63', 10)]),
  ],
};

export const kh: Country = {
  code: 'KH',
  name: 'Cambodia',
  currency: 'KHR',
  language: 'en',
  methods: [
    method('kh_qr_h2h', 'e-money', 'KHQR@qr', 'requisites', [4_000, 20_000_000], {
      isPopular: true,
      iconIds: ['khqr'],
    }),
    method('ababank', 'bank_transfer', 'ABA Bank', 'requisites', [4_000, 20_000_000], { isPopular: true }),
    method('cambodian_banks', 'bank_transfer', '@bankTransfer', 'requisites', [4_000, 20_000_000], {
      iconIds: ['bank'],
    }),
    eMoney('wing', 'Wing', 'requisites', [4_000, 10_000_000]),
    cardMethod([20_000, 20_000_000]),
  ],
  withdrawals: [
    payout(
      'ababank',
      'bank_transfer',
      'ABA Bank',
      [20_000, 40_000_000],
      [fields.accountNumber(), fields.fullName],
    ),
    payout('wing', 'e-money', 'Wing', [20_000, 10_000_000], [fields.phone('855', 8)]),
  ],
};
