import * as fields from '../fields';
import { cardMethod, eMoney, method, onramp, p2p, payout } from '../kit';
import type { Country } from '../MethodSpec';

export const ru: Country = {
  code: 'RU',
  name: 'Russia',
  currency: 'RUB',
  language: 'ru',
  methods: [
    cardMethod([100, 100_000], { iconIds: ['mir', 'visa', 'mastercard'], minNonRus: 500 }),
    p2p('card-p2p', 'card_method', '@cardTransfer', [500, 100_000], {
      isPopular: true,
      iconIds: ['mir'],
      minNonRus: 1_000,
    }),
    p2p('phone_p2p', 'e-money', '@phoneTransfer', [500, 100_000], { isPopular: true, iconIds: ['sbp'] }),
    p2p('card_sberpay_p2p', 'card_method', 'SberPay P2P', [500, 50_000], { iconIds: ['sberpay'] }),
    method('card_sberpay_one_click', 'card_method', 'SberPay', 'page', [100, 100_000], {
      iconIds: ['sberpay'],
    }),
    method('sberpay_paylink', 'e-money', 'SberPay Link', 'page', [100, 100_000], { iconIds: ['sberpay'] }),
    method('tpay_one_click', 'e-money', 'T-Pay', 'page', [100, 100_000], {
      isPopular: true,
      iconIds: ['tpay'],
    }),
    method('alfa_one_click', 'e-money', 'Alfa Pay', 'page', [100, 100_000]),
    method('vtb_one_click', 'e-money', 'VTB Pay', 'page', [100, 100_000]),
    method('transfer_by_sber', 'e-money', 'Sber@phoneTransfer', 'card', [500, 100_000], {
      iconIds: ['sberpay'],
    }),
    p2p('sbp_p2p', 'sbp-transgran-grouped', 'SBP', [500, 100_000], { iconIds: ['sbp'] }),
    p2p('sbp_transgran_rabbit_tbank', 'sbp-transgran-grouped', 'SBP · T-Bank', [500, 100_000], {
      iconIds: ['sbp'],
    }),
    p2p('sbp_transgran_rabbit_sber', 'sbp-transgran-grouped', 'SBP · Sber', [500, 100_000], {
      iconIds: ['sbp'],
    }),
    eMoney('yamoney_h2h', 'YooMoney', 'requisites', [100, 60_000], { iconIds: ['yoomoney'] }),
    eMoney('yamoney_rub', 'YooMoney Wallet', 'page', [100, 60_000], { iconIds: ['yoomoney'] }),
    eMoney('webmoney_usd', 'WebMoney WMZ', 'page-post', [500, 60_000], { iconIds: ['webmoney'] }),
    method('steam_card', 'rcgcard_pc_groupes_category', 'Steam@giftCard', 'direct', [500, 10_000], {
      iconIds: ['steam'],
    }),
    method('ps_card', 'rcgcard_pc_groupes_category', 'PlayStation@giftCard', 'direct', [500, 10_000], {
      iconIds: ['playstation'],
    }),
    p2p('p2p_market', 'p2p', '@p2pMarket', [500, 50_000], {
      fields: [{ name: 'amount', type: 'amount', regex: '^(500|1000|2000|5000|10000|50000)$' }],
    }),
    onramp([2_000, 300_000]),
  ],
  withdrawals: [
    payout('card_mir', 'me2me_grouped', 'Mir@card', [500, 150_000], [fields.cardNumber], {
      checkLuhn: true,
      iconIds: ['mir'],
    }),
    payout('card_sber', 'me2me_grouped', 'Sber@card', [500, 150_000], [fields.cardNumber], {
      checkLuhn: true,
      iconIds: ['sberpay'],
      isCodeConfirmed: true,
    }),
    payout('card_tbank', 'me2me_grouped', 'T-Bank@card', [500, 150_000], [fields.cardNumber], {
      checkLuhn: true,
      iconIds: ['tpay'],
    }),
    payout(
      'sbp',
      'e-money',
      'SBP',
      [500, 100_000],
      [
        fields.phone('7', 10),
        fields.choice('bank', { sber: 'Сбер', tbank: 'Т-Банк', alfa: 'Альфа-Банк', vtb: 'ВТБ' }),
      ],
      { isPopular: true },
    ),
    payout('yamoney_rub', 'e-money', 'YooMoney', [100, 60_000], [fields.accountNumber('^\\d{11,20}$')], {
      iconIds: ['yoomoney'],
    }),
  ],
};
