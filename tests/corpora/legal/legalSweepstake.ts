import fc from 'fast-check';
import { legalText, legalTexts, maybe, unknownMembers } from './legalTexts';

/** A coin package as a server writes it, and what a player must read of it; `null` where it cannot be offered. */
export interface LegalBox {
  raw: Record<string, unknown>;
  offer: { id: string | number; price: number; currency: string; gold: number; sweep: number } | null;
}

const COINS = ['GC', 'QGC', 'gc', 'SC', 'QSC', 'sc', 'XP'] as const;
const coins = fc.constantFrom<number | null | undefined>(
  0,
  1,
  10,
  0.5,
  0.25,
  2500.75,
  0.005,
  1e6,
  123_456_789_012,
  null,
  undefined,
);
const prices = fc.constantFrom<unknown>(
  4.99,
  10,
  0.01,
  99.9,
  1_000_000,
  12_345_678.9,
  0.00012345,
  9.999,
  0,
  '9.99 USD',
);
const currencies = fc.constantFrom(
  'USD',
  'usd',
  'EUR',
  'MXN',
  'JPY',
  'KWD',
  'BTC',
  'USDT',
  'SOL',
  'XYZ',
  ' usd ',
);

const sum = (
  list: { currency: string; free?: unknown; main?: unknown }[],
  codes: readonly string[],
): number =>
  list
    .filter(({ currency }) => codes.includes(currency.toUpperCase()))
    .reduce((total, { free, main }) => total + Number(free ?? 0) + Number(main ?? 0), 0);

const box: fc.Arbitrary<LegalBox> = fc
  .record({
    id: fc.constantFrom<string | number>('starter', 'b-2', 7, '7', 0, 'x'.repeat(60), 'constructor'),
    price: prices,
    priceCurrencyCode: currencies,
    currenciesList: fc.array(fc.record({ currency: fc.constantFrom(...COINS), free: coins, main: coins }), {
      maxLength: 3,
    }),
    isMostChosen: maybe(fc.constantFrom<unknown>(true, false, 1, 0)),
    more: unknownMembers,
  })
  .map(({ more, ...raw }) => {
    const gold = sum(raw.currenciesList, ['GC', 'QGC']);
    const sweep = sum(raw.currenciesList, ['SC', 'QSC']);
    const isOffered = typeof raw.price === 'number' && raw.price > 0 && gold + sweep > 0;
    const currency = raw.priceCurrencyCode.trim().toUpperCase();
    return {
      raw: { ...more, ...raw },
      offer: isOffered ? { id: raw.id, price: Number(raw.price), currency, gold, sweep } : null,
    };
  });

/** The answer of sweepstake-boxes, in one entry or several. */
export const legalBoxes: fc.Arbitrary<{ entries: { boxes: unknown }[]; boxes: LegalBox[] }> = fc
  .tuple(
    fc.uniqueArray(box, { selector: ({ raw }) => String(raw['id']), minLength: 1, maxLength: 6 }),
    fc.boolean(),
  )
  .map(([boxes, isSplit]) => ({
    boxes,
    entries: isSplit
      ? [{ boxes: null }, ...boxes.map(({ raw }) => ({ boxes: [raw] }))]
      : [{ boxes: boxes.map(({ raw }) => raw) }],
  }));

const networks = fc.uniqueArray(
  fc.constantFrom(
    { value: 'TRON', text: 'TRC20' },
    { value: 'ETHEREUM', text: 'ERC20' },
    { value: 'SOLANA', text: 'Solana' },
  ),
  { selector: ({ value }) => value, maxLength: 3 },
);

/** A coin that packages are paid with and that sweep coins are redeemed in. */
export const legalCoins: fc.Arbitrary<Record<string, unknown>[]> = fc.uniqueArray(
  fc
    .record({
      name: fc.constantFrom('btc', 'usdt', 'usdt_trc20', 'eth', 'doge', 'ton', 'xmr'),
      text: legalTexts,
      networks,
      hasNetworks: fc.boolean(),
      hasAddress: fc.boolean(),
      rule: fc.constantFrom<unknown>({ min: 5, max: 500 }, { min: 0, max: 0 }, { min: 0.5 }, null, {
        max: 50,
      }),
      ruleCode: fc.constantFrom('QSC', 'SC'),
      cardViewType: maybe(fc.constantFrom<unknown>(0, '0', 'default')),
      isPopular: maybe(fc.boolean()),
      isDisabled: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, fc.constant(true)),
      disabledReason: maybe(legalText),
      position: fc.constantFrom(0, 1, 5),
      more: unknownMembers,
    })
    .map(({ networks: values, hasNetworks, hasAddress, rule, ruleCode, more, ...coin }) => ({
      ...more,
      ...coin,
      category: 'crypto',
      currency: ['QSC'],
      amount_rules: rule === null ? {} : { [ruleCode]: rule },
      fields: [
        ...(hasAddress ? [{ name: 'address', type: 'text' }] : []),
        ...(hasNetworks ? [{ name: 'network', type: 'networks', values }] : []),
      ],
    })),
  { selector: ({ name }) => String(name), minLength: 1, maxLength: 6 },
);

const amounts = fc.constantFrom(0, 0.01, 5, 20.5, 100, 120.555, 1e9, 99_999_999.99, -3);

/** What is known of a player's coins. */
export const legalHoldings: fc.Arbitrary<{
  balances: { currency: string; balance: number }[];
  recoup: { data: Record<string, unknown> };
  sweep: number;
  unplayed: number;
}> = fc
  .record({
    sweep: amounts,
    gold: amounts,
    code: fc.constantFrom('QSC', 'SC', 'qsc'),
    hasGold: fc.boolean(),
    isLast: fc.boolean(),
    unplayed: amounts.filter(amount => amount >= 0),
    status: fc.constantFrom<unknown>('unplayed', 'ok', '', 1, undefined, null),
  })
  .map(({ sweep, gold, code, hasGold, isLast, unplayed, status }) => {
    const own = { currency: code, balance: sweep };
    const others = [
      ...(hasGold ? [{ currency: 'QGC', balance: gold }] : []),
      { currency: 'USD', balance: 7 },
    ];
    return {
      balances: isLast ? [...others, own] : [own, ...others],
      recoup: { data: { amount: unplayed, ...(status !== undefined && { status }) } },
      sweep,
      unplayed,
    };
  });
