import { terseInvoices, unknowing } from './bends';
import { SCORE_EVENTS, standInForScore } from './captchaEvents';
import { CLOCK_EVENTS } from './clockEvents';
import type { Setting } from './createTable';
import { FILE_EVENTS } from './fileEvents';
import { P2P_EVENTS, P2P_WEIGHTS } from './p2pEvents';
import { watchTable } from './watchTable';

/** Known outcomes of the sandbox, by the last digits of a sum. */
const ENDINGS = [901, 902, 908, 910, 911, 914, 920, 921, 922, 923, 930, 932, 936, 938, 941, 970, 979, 980];

const settingOf = (country: string, base: number, methods: readonly string[]): Setting => ({
  token: `demo-${country}`,
  methods,
  amounts: [base, base * 2, ...ENDINGS.map(ending => base + ending)].map(String),
  events: P2P_EVENTS,
  weights: P2P_WEIGHTS,
  watch: watchTable,
});

const russia = settingOf('ru', 1_000, ['card-p2p', 'phone_p2p']);
const rare = { ...russia, isRare: true };

/** Each list of P2P methods, and where there is none: what is sent by card, and by phone. */
export const P2P_SETTINGS: Readonly<Record<string, Setting>> = {
  'Russia, card and phone': russia,
  'Russia, market and SBP': {
    ...settingOf('ru', 0, ['p2p_market', 'sbp_p2p']),
    amounts: ['500', '1000', '2000'],
  },
  Uzbekistan: settingOf('uz', 50_000, ['card_p2p_uz_humo', 'card_p2p_uz_uzcard']),
  Kyrgyzstan: settingOf('kg', 1_000, ['card_p2p_kg_elcart', 'card_p2p_kg_visa', 'pay24']),
  Kazakhstan: settingOf('kz', 10_000, ['kaspi_p2p', 'sbp_p2p']),
  Tajikistan: settingOf('tj', 1_000, ['sbp_transgran_rabbit_sber', 'korti_milli_p2p']),
  Azerbaijan: settingOf('az', 1_000, ['card_p2p_az', 'm10']),
  Bangladesh: settingOf('bd', 1_000, ['bkash_p2p', 'nagad_p2p']),
  'Russia, in two tabs': { ...rare, weights: { ...P2P_WEIGHTS, tab: 6 } },
  'Russia, two widgets on one page': {
    ...rare,
    areTabsWidgets: true,
    weights: { ...P2P_WEIGHTS, tab: 6 },
  },
  'Russia, whose bank is four minutes ahead': { ...rare, aheadMs: 240_000 },
  'Russia, whose bank is four minutes behind': { ...rare, aheadMs: -240_000 },
  'Russia, with a score': {
    ...rare,
    parent: { config: { scoreCaptchaSiteKey: 'sandbox' } },
    events: { ...P2P_EVENTS, ...SCORE_EVENTS },
    end: SCORE_EVENTS.score,
    weights: { ...P2P_WEIGHTS, score: 14 },
    watch: (table, page) => {
      watchTable(table, page);
      standInForScore(table, page);
    },
  },
  'Russia, whose clock is set': {
    ...rare,
    events: { ...P2P_EVENTS, ...CLOCK_EVENTS },
    weights: { ...P2P_WEIGHTS, clock: 3, sleep: 2, away: 3, strand: 1 },
  },
  'Russia, whose files come late': {
    ...rare,
    areFilesLate: true,
    events: { ...P2P_EVENTS, ...FILE_EVENTS },
    weights: { ...P2P_WEIGHTS, file: 8, files: 10, drop: 3 },
  },
  'Russia, whose requests arrive late': { ...rare, weights: { ...P2P_WEIGHTS, strand: 5 } },
  'Russia, whose storage is denied, full or emptied': { ...rare, weights: { ...P2P_WEIGHTS, storage: 3 } },
  'Russia, whose bank reads what is some seconds old': { ...rare, lagsMs: [1_500, 0, 1_000] },
  'Russia, whose bank knows no request': { ...rare, bend: unknowing },
  'Russia, whose bank says little': { ...rare, bend: terseInvoices },
};
