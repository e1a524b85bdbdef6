import { buildMethods, findCountry, type Side } from '../../sandbox/data/buildMethods';
import type { PaymentMethod } from '../../sandbox/wire';
import type { Answer } from './GalleryState';
import { answer } from './moves';

/** A country's methods as the sandbox lists them; the named ones in the order of the names. */
export function methodsOf(
  code: string,
  { side = 'methods', names, currency }: { side?: Side; names?: readonly string[]; currency?: string } = {},
): PaymentMethod[] {
  const country = findCountry(code);
  if (!country) throw new Error(`The sandbox has no country ${code}.`);
  const all = buildMethods(country, side, currency ?? country.currency);
  if (!names) return all;
  return names.map((name, position) => {
    const found = all.find(method => method.name === name);
    if (!found) throw new Error(`${code} has no method ${name}.`);
    return { ...found, position };
  });
}

/** The answer of a list call with some methods of a country. */
export const list = (code: string, ...names: string[]): Answer =>
  answer({ methods: methodsOf(code, names.length > 0 ? { names } : {}) });

export const payouts = (code: string, ...names: string[]): Answer =>
  answer({ methods: methodsOf(code, { side: 'withdrawals', ...(names.length > 0 && { names }) }) });

/** What a created deposit needs next. */
export const created = (apiResponse: object): Answer =>
  answer({ apiResponse: { depositId: DEPOSIT_ID, ...apiResponse } });

export const settled = (status: string): Answer => answer({ depositId: DEPOSIT_ID, status });

export const paidOut = (status: string, steps: readonly string[], message?: string): Answer =>
  answer({
    withdrawalId: WITHDRAWAL_ID,
    status,
    steps: steps.map((name, index) => ({ name, at: `2026-11-21T14:0${index}:00Z` })),
    ...(message !== undefined && { message }),
  });

export const DEPOSIT_ID = '8f3a21c9-5d0e-4b7a-9c11-d2f60a7be845';
export const WITHDRAWAL_ID = 'b71c04de-93fa-4c1e-8a55-07e2c9d4f316';

export const LONG_WORDS =
  'Überweisungsbestätigungsverfahren der Zentralgenossenschaftsbank für grenzüberschreitende Sofortzahlungen';

export const longBonus = {
  id: 'long',
  type: 'deposit',
  title: LONG_WORDS,
  isEnabled: true,
  description: `<p>${LONG_WORDS}</p><ul><li>Once per player.</li><li>Not with other bonuses.</li></ul>`,
  depositBonusData: { minDeposit: 200, percent: 100, maxAmount: 5_000_000 },
};

export const TRON_ADDRESS = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';

export const BITCOIN_WALLET = {
  address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  network: 'BITCOIN',
  currency: 'BTC',
  minAmount: 0.00015,
};
