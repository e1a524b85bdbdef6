import type { Call } from '../core/Bank';
import { currencyOf, text } from '../core/input';
import { toMajor } from '../core/money';
import { Refusal } from '../core/Refusal';
import { buildMethods, findCountry, findSpec, ruleOf, type Side } from '../data/buildMethods';
import { COUNTRIES } from '../data/countries';
import { isFinal } from '../ledger/depositStatus';
import type { PaymentMethod } from '../wire';
import { countryOf } from './order';

const ABANDONED_MS = 3_600_000;

/** The newest deposit that is still on its way; one that nobody paid for an hour is given up. */
function openTransaction(call: Call): { status: string; data: Record<string, unknown> } | undefined {
  const open = Object.values(call.bank.state.deposits)
    .filter(one => one.userId === call.user.id && one.stage === 'open' && !isFinal(one.status))
    .filter(one => call.bank.now() - one.created < ABANDONED_MS)
    .at(-1);
  if (!open) return undefined;
  const amount = toMajor(open.minor, open.currency);
  return {
    status: open.status,
    data: { depositId: open.id, amount, currency: open.currency, ...(open.txid ? { txid: open.txid } : {}) },
  };
}

/** Guides that this server has itself have their path in the data. */
function withOwnGuide<Method extends Pick<PaymentMethod, 'video_guide_url'>>(
  call: Call,
  method: Method,
): Method {
  const { video_guide_url: guides } = method;
  if (!guides) return method;
  const urls = Object.entries(guides).map(([key, { redesign }]) => [
    key,
    { redesign: redesign.startsWith('/') ? `${call.bank.url()}${redesign}` : redesign },
  ]);
  return { ...method, video_guide_url: Object.fromEntries(urls) };
}

function listed(call: Call, side: Side): Record<string, unknown> {
  const country = countryOf(call, 'country');
  const currency = currencyOf(call);
  const transaction = openTransaction(call);
  return {
    methods: buildMethods(country, side, currency).map(method => withOwnGuide(call, method)),
    ...(country.isDirectGeo ? { isDirectGeo: true } : {}),
    ...(transaction ? { transaction } : {}),
  };
}

export function methodsPayment(call: Call): Record<string, unknown> {
  const paymentSession = call.bank.state.sessions[call.user.id];
  return { ...listed(call, 'methods'), ...(paymentSession ? { paymentSession } : {}) };
}

export function methodsWithdrawal(call: Call): Record<string, unknown> {
  return listed(call, 'withdrawals');
}

export function countrySelector(): { code: string; name: string }[] {
  return COUNTRIES.filter(country => !country.isHidden).map(({ code, name }) => ({ code, name }));
}

/** Looks in the player's country first: the call carries none. */
export function depositLimits(call: Call): { min: number; max: number } {
  const name = text(call, 'paymentMethod');
  const currency = currencyOf(call);
  const own = findCountry(call.user.country);
  for (const country of [...(own ? [own] : []), ...COUNTRIES]) {
    const spec = findSpec(country, 'methods', name);
    if (!spec) continue;
    const { min, max } = ruleOf({ ...spec, limits: spec.dynamicLimits ?? spec.limits }, country, currency);
    return { min, max };
  }
  throw new Refusal(404, 'This method is not offered here', 'banking.methodUnknown');
}
