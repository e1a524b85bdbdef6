import fc from 'fast-check';
import { CARD_VIEW_TYPES } from '../../../src/spec/cardViewTypes';
import {
  BANK_TRANSFER_METHODS,
  CAPTCHA_PROVIDER_METHODS,
  HOST_TO_HOST_METHODS,
  P2P_METHOD_LISTS,
  REDIRECT_ONLY_METHODS,
  SUPPORT_BUTTON_METHODS,
} from '../../../src/spec/methodLists';
import { type LegalRange, legalRange, payableAmount } from './legalAmounts';
import { type FieldRecipe, legalMethodFields } from './legalFields';
import { legalText, legalTexts, maybe, unknownMembers } from './legalTexts';

interface LegalMethod {
  /** As the server writes it. */
  raw: Record<string, unknown> & { name: string; category: string };
  typed: Record<string, FieldRecipe>;
  range: LegalRange;
  /** The answer of deposit-limits, where it gives one. */
  served: LegalRange | null;
  /** In major units; `null` where no amount fits. */
  amount: number | null;
}

const CATEGORIES = [
  'card_method',
  'crypto',
  'cash_methods',
  'bank_transfer_nigeria',
  'colombian_banks',
  'e-money',
  'indian-methods-grouped',
  'me2me_grouped',
  'rcgcard_pc_groupes_category',
  'p2p_methods_ukraine',
  'sbp-transgran-grouped',
  'a category of tomorrow',
  'constructor',
  '__proto__',
  '',
  'card',
  'title',
] as const;

const NAMES: readonly string[] = [
  'card',
  'visa_x',
  'p2p_market',
  'usdt',
  'btc',
  'ETH',
  'doge',
  'paypal',
  'pix',
  'upi_collect',
  'oxxo',
  'constructor',
  '__proto__',
  'метод',
  'with space',
  'a/b?c=d',
  'x'.repeat(90),
  ...BANK_TRANSFER_METHODS,
  ...HOST_TO_HOST_METHODS,
  ...REDIRECT_ONLY_METHODS,
  ...SUPPORT_BUTTON_METHODS.filter(name => !CAPTCHA_PROVIDER_METHODS.includes(name)),
  ...Object.values(P2P_METHOD_LISTS).flat().slice(0, 3),
];

const viewTypes = [...Object.values(CARD_VIEW_TYPES), ...Object.keys(CARD_VIEW_TYPES), '13', 99, 'toString'];

const networks: fc.Arbitrary<{ value: string; text: string }[]> = fc.uniqueArray(
  fc.constantFrom(
    { value: 'TRON', text: 'TRC20' },
    { value: 'ETHEREUM', text: '' },
    { value: 'SOLANA', text: 'Solana' },
    { value: 'BITCOIN', text: 'Bitcoin' },
    { value: 'constructor', text: 'New chain' },
  ),
  { selector: ({ value }) => value, maxLength: 4 },
);

/** PaymentMethod of the contract, and what a player needs to know to use it. */
export const legalMethod = (currency: string, only?: { category: string }): fc.Arbitrary<LegalMethod> =>
  fc
    .record({
      name: fc.constantFrom(...NAMES),
      category: fc.constantFrom(...CATEGORIES),
      text: legalTexts,
      range: legalRange,
      served: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, legalRange),
      fields: legalMethodFields,
      position: fc.constantFrom(0, 1, 2, 5, -3, 1.5, 1e9),
      cardViewType: maybe(fc.constantFrom<number | string>(...viewTypes)),
      isPopular: maybe(fc.boolean()),
      iconIds: maybe(fc.constantFrom<string[]>([], ['visa'], ['no-such-icon'], ['../../x', 'btc'])),
      isDisabled: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, fc.constant(true)),
      disabledReason: maybe(legalText),
      networks,
      hasNetworks: fc.boolean(),
      hasAmountField: fc.boolean(),
      accountTypes: maybe(fc.constantFrom<string[]>([], ['main'], ['main', 'additional'], ['tomorrow'])),
      video: maybe(fc.constantFrom({ es_MX: { redesign: 'https://v.test/a.mp4' } }, { en_US: {} }, {})),
      more: unknownMembers,
    })
    .map(({ range, served, fields, networks: chains, hasNetworks, hasAmountField, video, more, ...rest }) => {
      const category = only?.category ?? rest.category;
      const typed = { ...fields.typed };
      const list: Record<string, unknown>[] = [...fields.fields];
      if (hasAmountField) list.unshift({ name: 'amount', type: 'amount', regex: '.*' });
      if (category === 'crypto' && hasNetworks) {
        list.push({ name: 'network', type: 'networks', values: chains });
        typed['network'] = { type: 'networks', choices: chains, typed: chains[0]?.value ?? 'TRON' };
      }
      const { min, max, minNonRus } = range;
      const isServed = served !== null && Boolean(served.min || served.max);
      const effective = isServed ? { min: served?.min, max: served?.max } : range;
      const isBare = !effective.min && !effective.max;
      const floor = category === 'crypto' && isBare ? { min: 1 } : effective;
      return {
        raw: {
          ...more,
          ...rest,
          category,
          currency: [currency, 'EUR'],
          amount_rules: { [currency]: { min, max, minNonRus } },
          fields: list,
          video_guide_url: video,
        },
        typed,
        range,
        served,
        amount: payableAmount(floor, currency),
      };
    });
