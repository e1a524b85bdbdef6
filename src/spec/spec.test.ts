import { describe, expect, it } from 'vitest';
import english from '../../locales/en.json';
import { ownValue } from '../lib/ownValue';
import { BONUS_RESTRICTED_METHODS } from './bonusRestrictedMethods';
import { CARD_VIEW_TYPES, WITHDRAWAL_CARD_VIEW_TYPES } from './cardViewTypes';
import { CRYPTO_CONFIRMATIONS, CRYPTO_NETWORK_MINIMUMS, CRYPTO_NETWORK_NAMES } from './crypto';
import { API_PREFIX, MOBILE_BREAKPOINT_PX, WITHDRAWAL_ACCOUNT_TYPES } from './defaults';
import { EXPERIMENT_DEFAULT_GROUPS } from './experiments';
import { ID_PATTERN } from './idPattern';
import { BUNDLED_LOCALES, KEPT_LOCALES, SUPPORTED_LOCALES } from './locales';
import * as messages from './messages';
import {
  BANK_TRANSFER_METHODS,
  CAPTCHA_PROVIDER_METHODS,
  FIXED_AMOUNT_METHOD,
  HOST_TO_HOST_METHODS,
  INDONESIAN_H2H_METHODS,
  P2P_METHOD_LISTS,
  P2P_REGIONS,
  REDIRECT_ONLY_METHODS,
  SUPPORT_BUTTON_METHODS,
} from './methodLists';
import { PAYMENT_CATEGORIES } from './paymentGroups';
import { PRESET_AMOUNTS } from './presetAmounts';
import { DEPOSIT_STATUS_CODES, DEPOSIT_STATUSES, P2P_CANCELED_STATUSES, P2P_PAID_STATUS } from './statuses';
import * as timers from './timers';
import { USER_DEFAULTS } from './userDefaults';

const words = (text: string): string[] => text.split(' ');

describe('the specification constants', () => {
  it('[USER-01] the defaults are those of section 3', () => {
    expect(USER_DEFAULTS).toEqual({
      currency: 'MXN',
      country: 'ru',
      lang: 'en',
      paymentGeo: 'RU',
      widgetViewType: 'main',
    });
    expect(EXPERIMENT_DEFAULT_GROUPS['analytics-21868']).toBe('group_a');
    expect(Object.keys(EXPERIMENT_DEFAULT_GROUPS)).toHaveLength(3);
    expect(MOBILE_BREAKPOINT_PX).toBe(767);
  });

  it('[HOST-08] [HOST-09] [API-03] [API-04] [API-05] [CAP-01] the timers are those of section 9', () => {
    expect(timers).toMatchObject({
      WEB_VIEW_POLL_MS: 10,
      WEB_VIEW_TIMEOUT_MS: 5000,
      LOADED_REPEAT_MS: [1000, 2000, 4000, 8000],
      HANDSHAKE_TIMEOUT_MS: 15000,
      SNACKBAR_MS: 5000,
      REQUEST_GROUP_TIMEOUT_MS: 30000,
      CAPTCHA_TIMEOUT_MS: 30000,
      GEETEST_RETRIES: 4,
      GEETEST_RETRY_STEP_MS: 500,
      SOCKET_RETRIES: 3,
      SOCKET_BACKOFF_BASE_MS: 1000,
      SOCKET_BACKOFF_JITTER_MS: 1000,
      SOCKET_MAX_BACKOFF_MS: 10000,
      SOCKET_CONNECT_TIMEOUT_MS: 20000,
      HTTP_RETRIES: 3,
      HTTP_RETRY_DELAY_MS: 2000,
    });
  });

  it('[ERR-04] the fixed messages stand word for word', () => {
    expect(messages.localeReceivingError('de')).toBe('Locale receiving error de');
    expect(messages.missingTranslation('de', 'a.b')).toBe('Missing translation for de: a.b');
    expect(Object.values(messages)).toEqual(
      expect.arrayContaining([
        'Empty payment methods',
        'Deposit data is null after creation.',
        'Geetest result is empty',
        'Unknown message type',
        'Captcha id is empty',
        'Captcha data empty',
        'geetestCaptchaId is required',
        'No sweepstake box selected for sweepstake deposit',
        'Incorrect data from host',
        "Can't find a property in window",
        'Unable to fetch icon',
        'Request timeout',
      ]),
    );
  });

  it('[DEP-04] [DEP-10] [CAP-01] [P2P-07] [DEP-13] [BON-01] the method lists are those of section 9, word for word', () => {
    expect(REDIRECT_ONLY_METHODS).toEqual(
      words('red_compra_bank_payments phone_pe gpay_einpayz paytm upi upi_qr phone_pe_qr paytm_qr gpay_qr'),
    );
    expect(HOST_TO_HOST_METHODS).toEqual([
      ...words('mercado_pago_h2h phone_pe_h2h pix_light sinpe_movil wing easypaisa_phone jazzcash_phone'),
      ...words('kh_qr_h2h cambodian_banks ababank bank_transfer_krw'),
      ...INDONESIAN_H2H_METHODS,
      ...words('mpayment_gn_mtn_h2h qris_h2h philippines_qr_h2h mercadopago_short_2'),
    ]);
    expect(SUPPORT_BUTTON_METHODS).toEqual([
      ...words('card-p2p card_sberpay_one_click card_sberpay_p2p card_p2p_uz_humo card_p2p_uz_uzcard'),
      ...words('phone_p2p sberpay_paylink transfer_by_sber'),
      ...words('sbp_transgran_rabbit_tbank sbp_transgran_rabbit_sber'),
    ]);
    expect(CAPTCHA_PROVIDER_METHODS).toEqual([
      ...words('tpay_one_click phone_p2p card-p2p sbp_transgran_rabbit_sber sberpay_paylink'),
      ...words('alfa_one_click vtb_one_click'),
    ]);
    expect(BANK_TRANSFER_METHODS).toEqual(['nigerian_bank_transfer']);
    expect(BONUS_RESTRICTED_METHODS).toEqual(words('yamoney_h2h yamoney_rub webmoney_usd'));
    expect(FIXED_AMOUNT_METHOD).toBe('p2p_market');
    expect(P2P_REGIONS).toEqual(words('az kg kz tj uz'));
    expect(Object.keys(P2P_METHOD_LISTS)).toEqual(['sbp', 'bkashNagad', 'uzCard', 'kgCard']);
  });

  it('[METH-02] [ROUTE-06] [METH-07] the view types and their numbers are those of section 3', () => {
    expect(CARD_VIEW_TYPES).toEqual({
      default: 0,
      card: 1,
      cardWalletOnly: 2,
      india: 3,
      cardMultipleType: 4,
      p2p: 5,
      pix: 6,
      eazype: 7,
      virtual: 8,
      bankTransfer: 9,
      onramp: 13,
      cash: 20,
    });
    expect(WITHDRAWAL_CARD_VIEW_TYPES).toEqual(words('india p2p eazype bankTransfer onramp cash'));
    expect(WITHDRAWAL_ACCOUNT_TYPES).toEqual(['main', 'additional']);
  });

  it('[METH-03] the categories are those of section 3, with its labels', () => {
    expect(PAYMENT_CATEGORIES.slice(0, -2).sort()).toEqual(
      [
        ...words('card_method crypto cash_methods bank_transfer_nigeria colombian_banks e-money'),
        ...words('indian-methods-grouped nigeria-cards-grouped online-indonesian-banks-grouped'),
        ...words('online-malaysian-banks-grouped online-thailand-banks-grouped sbp-transgran-grouped'),
        ...words('me2me_grouped ecuador_cash_grouped indonesia_va_grouped indonesia_dana_groupes_category'),
        ...words('rcgcard_pc_groupes_category online_banks_ecuador_grouped'),
        ...words('p2p_methods_kyrgyzstan p2p_methods_ukraine'),
      ].sort(),
    );
    for (const category of PAYMENT_CATEGORIES) expect(english).toHaveProperty([`group.${category}`]);
    expect(english).toMatchObject({
      'group.indian-methods-grouped': 'UPI Transfer',
      'group.me2me_grouped': 'Withdrawal to card',
      'group.rcgcard_pc_groupes_category': 'Gift cards',
      'group.p2p_methods_kyrgyzstan': 'Transfer to card',
      'group.p2p_methods_ukraine': 'Transfer to card',
      'group.cash_methods_kyrgyzstan': 'Transfer to card',
      'group.cash_methods_ukraine': 'Transfer to card',
    });
  });

  it('[ROUTE-09] [ROUTE-10] [ROUTE-11] [ERR-02] the texts that the specification gives stand word for word', () => {
    expect(english).toMatchObject({
      'empty.title': 'There are no payment methods available for this region',
      'empty.hint': 'Enable VPN, select another country and refresh the page',
      'error.title': 'Error occurred',
      'error.hint': 'Try to refresh the section',
      'error.snackbar': 'Error',
      'title.deposit': 'Deposit method',
      'title.depositV2': 'Deposit',
      'title.withdrawal': 'Withdrawals',
      'sweep.title.boxes': 'Select coin package',
      'sweep.title.withdrawal': 'Redemption',
      'common.errors.network': 'Network connection failed',
      'common.errors.requestTimeout': 'Request timeout',
    });
  });

  it('[I18N-01] [USER-02] the locales are those of section 9, with its in and mx', () => {
    expect(SUPPORTED_LOCALES).toEqual([
      ...words(
        'ar az bn de el en es fil fr hi id it ja kk ko ky mr ms pl pt ro ru sw te tg th tr uk ur uz vi zh',
      ),
      ...words('hi-Latn-IN es-MX'),
    ]);
    const shortNames = { 'hi-Latn-IN': 'in', 'es-MX': 'mx' };
    expect(BUNDLED_LOCALES.map(locale => ownValue(shortNames, locale) ?? locale)).toEqual(
      words('en es hi in mr mx pt ru te ar'),
    );
    expect(KEPT_LOCALES).toEqual(words('hi-Latn-IN hi-IN es-MX es-ES'));
  });

  it('[DEP-09] [P2P-04] [FORM-10] [API-01] statuses, the id and the prefix are those of sections 4, 5 and 7', () => {
    expect([...DEPOSIT_STATUSES].sort()).toEqual(words('accepted mistaked processed waiting'));
    expect(DEPOSIT_STATUS_CODES).toEqual({ 0: 'waiting', 1: 'processed', 2: 'mistaked' });
    expect([...P2P_CANCELED_STATUSES, P2P_PAID_STATUS]).toEqual(words('AUTO_CANCELED CANCELED PAYED'));
    const isId = (text: string) => new RegExp(ID_PATTERN).test(text);
    expect(['1234567', '12345678', '1234567890', '12345678901', '12345678a'].map(isId)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(API_PREFIX).toBe('BANKING');
  });

  it('[FORM-11] the chips are the eighteen of section 9, in order', () => {
    expect(PRESET_AMOUNTS.join(', ')).toBe(
      '5, 10, 25, 50, 75, 100, 150, 250, 500, 1000, 3000, 5000, 10000, 15000, 25000, 50000, 150000, 250000',
    );
  });

  it('[CRY-01] every network has its confirmations, and its minimum where the specification gives one', () => {
    expect(
      Object.entries(CRYPTO_CONFIRMATIONS).map(([name, { blocks, blockSeconds }]) => [
        name,
        blocks,
        blockSeconds,
      ]),
    ).toEqual([
      ['BINANCE_SMART_CHAIN', 16, 2],
      ['BITCOIN', 5, 600],
      ['ETHEREUM', 16, 12],
      ['LITECOIN', 5, 150],
      ['TON', 8, 2],
      ['TRON', 20, 3],
    ]);
    expect(CRYPTO_NETWORK_MINIMUMS).toEqual({
      Bitcoin: 15,
      Monero: 10,
      'Bitcoin Cash': 10,
      'ERC-20': 10,
      'TRC-20': 5,
      'BEP-20': 5,
      Litecoin: 5,
      Dash: 5,
      Doge: 5,
      Zcash: 5,
      Ripple: 3,
      Stellar: 3,
    });
    for (const name of Object.values(CRYPTO_NETWORK_NAMES))
      expect(CRYPTO_NETWORK_MINIMUMS).toHaveProperty(name);
  });
});
