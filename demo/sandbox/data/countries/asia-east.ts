import * as fields from '../fields';
import { bankTransfer, cardMethod, cash, eMoney, method, payout } from '../kit';
import type { Country } from '../MethodSpec';

export const kr: Country = {
  code: 'KR',
  name: 'South Korea',
  currency: 'KRW',
  language: 'ko',
  methods: [
    method('bank_transfer_krw', 'bank_transfer', '@bankTransfer', 'requisites', [10_000, 10_000_000], {
      isPopular: true,
      fields: [fields.fullName],
      iconIds: ['bank'],
    }),
    eMoney('kakaopay', 'KakaoPay', 'page', [5_000, 2_000_000], { isPopular: true }),
    eMoney('naverpay', 'Naver Pay', 'page', [5_000, 2_000_000], { iconIds: ['naver'] }),
    eMoney('toss', 'Toss', 'page', [5_000, 2_000_000]),
    eMoney('samsungpay', 'Samsung Pay', 'page', [5_000, 2_000_000]),
    method('culture_card', 'rcgcard_pc_groupes_category', 'Cultureland@giftCard', 'direct', [5_000, 500_000]),
    method('happy_card', 'rcgcard_pc_groupes_category', 'Happy Money@giftCard', 'direct', [5_000, 500_000]),
    cardMethod([10_000, 5_000_000]),
  ],
  withdrawals: [
    payout(
      'bank_transfer_krw',
      'bank_transfer',
      '@bankTransfer',
      [20_000, 20_000_000],
      [fields.accountNumber(), fields.fullName],
      { cardViewType: 9, iconIds: ['bank'] },
    ),
  ],
};

export const jp: Country = {
  code: 'JP',
  name: 'Japan',
  currency: 'JPY',
  language: 'ja',
  methods: [
    cardMethod([1_000, 500_000], { iconIds: ['visa', 'mastercard', 'jcb'] }),
    cash('konbini', 'cash_methods', '@convenienceStore', [1_000, 300_000], {
      isPopular: true,
      fields: [fields.fullName],
    }),
    cash('konbini_lawson', 'cash_methods', 'Lawson', [1_000, 300_000], { iconIds: ['lawson'] }),
    eMoney('paypay', 'PayPay', 'page', [500, 500_000], { isPopular: true }),
    eMoney('line_pay', 'LINE Pay', 'page', [500, 300_000]),
    bankTransfer('furikomi', 'bank_transfer', '@bankTransfer', [5_000, 2_000_000]),
  ],
  withdrawals: [
    payout(
      'furikomi',
      'bank_transfer',
      '@bankTransfer',
      [5_000, 5_000_000],
      [fields.accountNumber('^\\d{7}$'), fields.fullName],
      { cardViewType: 'bankTransfer' },
    ),
  ],
};
