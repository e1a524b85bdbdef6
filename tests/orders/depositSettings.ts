import { unknowing, unnamed, wordy } from './bends';
import { CAPTCHA_EVENTS, standInForCaptcha } from './captchaEvents';
import { CLOCK_EVENTS } from './clockEvents';
import type { Setting } from './createTable';
import { FILE_EVENTS } from './fileEvents';
import { OFFER_EVENTS } from './offerEvents';

const ofMexico = (methods: readonly string[], amounts?: readonly string[]): Setting => ({
  token: 'demo-mx',
  methods,
  ...(amounts && { amounts }),
});

const rarely = (methods: readonly string[], amounts: readonly string[]): Setting => ({
  ...ofMexico(methods, amounts),
  isRare: true,
});

const WITH_CARD = ['mercado_pago', 'mercado_pago_h2h', 'unified_bank', 'codi', 'card_wallet'];
const WITH_OFFERS = ['mercado_pago', 'mercado_pago_h2h', 'unified_bank', 'codi', 'onramp_card'];
const IN_TWO_TABS: Setting = { ...rarely(WITH_CARD, ['100', '1910', '1911', '1970']), weights: { tab: 8 } };

/**
 * Deposits of every kind: few methods each, so that a walk reaches their ends. The amounts are the sandbox's
 * scenarios.
 */
export const DEPOSITS: Readonly<Record<string, Setting>> = {
  mixed: ofMexico(['mercado_pago', 'mercado_pago_h2h', 'unified_bank', 'codi']),
  'pages elsewhere': ofMexico(
    ['mercado_pago', 'astropay', 'card', 'virtual_card'],
    ['100', '1912', '1913', '150', '1960'],
  ),
  transfers: ofMexico(['spei', 'oxxo', 'mercado_pago_h2h', 'mercadopago_short_2']),
  'further steps': ofMexico(
    ['card_wallet', 'unified_bank', 'onramp_card'],
    ['1910', '1911', '1970', '1972', '1975', '500'],
  ),
  'pages of ours': ofMexico(['codi', 'card_wallet'], ['1976', '1977', '1978', '1981', '1973', '1974', '500']),
  outcomes: ofMexico(
    ['card_wallet'],
    ['1901', '1902', '1903', '1907', '1908', '1922', '1923', '1940', '1943'],
  ),
  pushes: ofMexico(
    ['card_wallet', 'mercado_pago'],
    ['1931', '1932', '1933', '1934', '1935', '1936', '1937', '1938'],
  ),
  'an unnamed deposit': { ...ofMexico(WITH_OFFERS), bend: unnamed },
  'ids that are not known': {
    ...ofMexico(['mercado_pago', 'mercado_pago_h2h', 'card_wallet', 'codi']),
    bend: unknowing,
  },
  'words of its own': { ...ofMexico(WITH_OFFERS), bend: wordy },
  'a native app': {
    token: 'demo-in',
    methods: ['upi', 'phone_pe', 'upi_qr', 'astropay', 'onramp_card', 'upi_qr_page'],
    amounts: ['1000', '2000'],
    platform: 'android',
  },
  india: {
    token: 'demo-in',
    methods: ['upi', 'upi_qr', 'india_upi_invoice', 'upi_invoice_qr', 'eazype', 'upi_qr_page'],
    amounts: ['500', '1000', '600'],
  },
  brazil: {
    token: 'demo-br',
    methods: ['pix', 'pix_key', 'boleto', 'pix_light'],
    amounts: ['100', '150', '200'],
  },
  coins: {
    token: 'demo-usdt',
    methods: ['usdt', 'btc', 'ton'],
    amounts: ['50', '100', '500'],
  },
  'in two tabs': IN_TWO_TABS,
  'two widgets on one page': { ...IN_TWO_TABS, areTabsWidgets: true },
  'requests that arrive late': {
    ...rarely(
      ['mercado_pago', 'mercado_pago_h2h', 'unified_bank', 'card_wallet'],
      ['100', '150', '1910', '1970'],
    ),
    weights: { strand: 6 },
  },
  'a storage that is denied, full or emptied': {
    ...rarely(WITH_CARD, ['100', '1910', '1970', '1973']),
    weights: { storage: 3, reload: 3 },
  },
  'a bank whose reads are some seconds old': {
    ...rarely(WITH_CARD, ['100', '1910', '1911', '1922', '1970']),
    lagsMs: [1_500, 0, 1_000],
  },
  'files that come late': {
    ...rarely(WITH_CARD, ['100', '150', '1910', '1911', '1970']),
    areFilesLate: true,
    events: FILE_EVENTS,
    weights: { file: 8, files: 8, drop: 3, language: 2, tab: 0 },
  },
  'offers that expire': {
    ...rarely(['onramp_card', 'card_wallet'], ['500', '1000', '1975', '1972']),
    events: OFFER_EVENTS,
    weights: { choose: 8, expire: 3, window: 2, tab: 0 },
  },
  'a clock that is set, and a device that sleeps': {
    ...rarely(
      ['mercado_pago', 'mercado_pago_h2h', 'oxxo', 'unified_bank', 'codi', 'card_wallet'],
      ['100', '1910', '1921', '1970'],
    ),
    events: CLOCK_EVENTS,
    weights: { clock: 5, sleep: 2, away: 4, strand: 6, reload: 3, hear: 4 },
  },
  'a captcha': {
    isRare: true,
    token: 'demo-ru',
    methods: ['tpay_one_click', 'alfa_one_click', 'yamoney_rub'],
    amounts: ['100', '200', '1910', '1911', '1914', '1915', '1921', '1970'],
    parent: { geetestCaptchaId: 'sandbox' },
    events: CAPTCHA_EVENTS,
    end: CAPTCHA_EVENTS.solve,
    weights: { solve: 8, fail: 1, shut: 1, tab: 0 },
    watch: standInForCaptcha,
  },
};
