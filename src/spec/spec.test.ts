import { describe, expect, it } from 'vitest';
import { CRYPTO_CONFIRMATIONS, CRYPTO_NETWORK_MINIMUMS, CRYPTO_NETWORK_NAMES } from './crypto';
import { MOBILE_BREAKPOINT_PX } from './defaults';
import { EXPERIMENT_DEFAULT_GROUPS } from './experiments';
import * as messages from './messages';
import {
  CAPTCHA_PROVIDER_METHODS,
  HOST_TO_HOST_METHODS,
  INDONESIAN_H2H_METHODS,
  P2P_METHOD_LISTS,
  P2P_REGIONS,
  REDIRECT_ONLY_METHODS,
  SUPPORT_BUTTON_METHODS,
} from './methodLists';
import { PRESET_AMOUNTS } from './presetAmounts';
import * as timers from './timers';
import { USER_DEFAULTS } from './userDefaults';

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

  it('[DEP-04] [DEP-10] [CAP-01] [P2P-07] the method lists are whole and name nothing twice', () => {
    const lists = [
      REDIRECT_ONLY_METHODS,
      HOST_TO_HOST_METHODS,
      SUPPORT_BUTTON_METHODS,
      CAPTCHA_PROVIDER_METHODS,
    ];
    expect(lists.map(list => list.length)).toEqual([9, 21, 10, 7]);
    for (const list of lists) expect(new Set<string>(list).size).toBe(list.length);
    expect(HOST_TO_HOST_METHODS).toEqual(expect.arrayContaining([...INDONESIAN_H2H_METHODS]));
    expect(REDIRECT_ONLY_METHODS.filter(name => new Set<string>(HOST_TO_HOST_METHODS).has(name))).toEqual([]);
    expect(P2P_REGIONS).toEqual(['az', 'kg', 'kz', 'tj', 'uz']);
    expect(Object.keys(P2P_METHOD_LISTS)).toEqual(['sbp', 'bkashNagad', 'uzCard', 'kgCard']);
  });

  it('[FORM-11] the chips are the eighteen of section 9, in order', () => {
    expect(PRESET_AMOUNTS).toHaveLength(18);
    expect([...PRESET_AMOUNTS].sort((a, b) => a - b)).toEqual([...PRESET_AMOUNTS]);
    expect([PRESET_AMOUNTS[0], PRESET_AMOUNTS[17]]).toEqual([5, 250000]);
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
    expect(Object.values(CRYPTO_NETWORK_MINIMUMS)).toEqual([15, 10, 10, 10, 5, 5, 5, 5, 5, 5, 3, 3]);
    for (const name of Object.values(CRYPTO_NETWORK_NAMES))
      expect(CRYPTO_NETWORK_MINIMUMS).toHaveProperty(name);
  });
});
