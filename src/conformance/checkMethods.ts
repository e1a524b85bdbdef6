import { type PaymentMethod, PaymentMethodStruct } from '../api/contract/method';
import { isListedForWithdrawal } from '../domain/method/cardViewType';
import { safeUrl } from '../domain/url/safeUrl';
import { readPattern } from '../lib/pattern/readPattern';
import { CARD_VIEW_TYPES } from '../spec/cardViewTypes';
import type { Inspector } from './createInspector';

/** Which methods the widget leaves out of its list, and what to say of them. */
export type Offer = readonly (readonly [isOffered: (method: PaymentMethod) => boolean, why: string])[];

export const inCurrency = (currency: string): Offer => [
  [method => method.currency.includes(currency), `the currency ${currency} is not among theirs`],
];

export const FOR_WITHDRAWAL: Offer = [
  [isListedForWithdrawal, 'their cardViewType is none that withdrawals list'],
];

/** Every method of a list; gives the good ones that are offered. What the structs cannot say is checked here. */
export function checkMethods(
  inspector: Inspector,
  call: string,
  list: readonly unknown[],
  offer: Offer,
): PaymentMethod[] {
  const good: PaymentMethod[] = [];
  const names = new Set<string>();
  list.forEach((value, index) => {
    const at = `methods.${index}`;
    const method = inspector.check(call, value, PaymentMethodStruct, at);
    if (!method) return;
    good.push(method);
    const report = (path: string, problem: string, level: 'fault' | 'note' = 'fault'): void =>
      inspector.report({ call, path: `${at}.${path}`, problem: `${at}.${path} ${problem}`, level });
    if (names.has(method.name)) report('name', 'is the name of another method of the list too');
    names.add(method.name);
    for (const { path, problem, level } of METHOD_RULES.flatMap(rule => rule(method)))
      report(path, problem, level);
  });
  if (list.length === 0) {
    inspector.report({ call, problem: 'the list is empty for this country and currency', level: 'note' });
  }
  return offer.reduce((offered, [isOffered, why]) => {
    const kept = offered.filter(isOffered);
    const count = offered.length - kept.length;
    if (count > 0)
      inspector.report({
        call,
        path: 'methods',
        problem: `methods that are not offered, as ${why}: ${count} of ${list.length}`,
        level: 'note',
      });
    return kept;
  }, good);
}

interface Doubt {
  path: string;
  problem: string;
  level?: 'fault' | 'note';
}

const METHOD_RULES: readonly ((method: PaymentMethod) => Doubt[])[] = [
  ({ amount_rules }) =>
    Object.entries(amount_rules)
      .filter(([, { min, max }]) => max > 0 && max < min)
      .map(([currency]) => ({
        path: `amount_rules.${currency}`,
        problem: 'has a minimum above its maximum: only the server knows its limits',
      })),
  ({ amount_rules, currency }) =>
    currency
      .filter(code => !Object.hasOwn(amount_rules, code))
      .map(code => ({
        path: `amount_rules.${code}`,
        problem: 'is missing for a currency of the method: only the server knows its limits',
        level: 'note',
      })),
  ({ fields }) =>
    fields.flatMap(({ regex }, at) =>
      regex === undefined || isPattern(regex)
        ? []
        : [{ path: `fields.${at}.regex`, problem: 'is no regular expression: the field stays unchecked' }],
    ),
  ({ text }) =>
    text['en'] === undefined
      ? [{ path: 'text.en', problem: 'is missing: players of other languages see the name', level: 'note' }]
      : [],
  ({ cardViewType: type }) =>
    type === undefined ||
    Object.hasOwn(CARD_VIEW_TYPES, type) ||
    Object.values<number | string>(CARD_VIEW_TYPES).includes(type)
      ? []
      : [{ path: 'cardViewType', problem: 'is not known: the plain form is shown', level: 'note' }],
  ({ video_guide_url = {} }) =>
    Object.entries(video_guide_url).flatMap(([place, { redesign }]) =>
      redesign === undefined || safeUrl(redesign)
        ? []
        : [
            {
              path: `video_guide_url.${place}`,
              problem: 'is no safe https address: it is not offered',
              level: 'note',
            },
          ],
    ),
];

function isPattern(regex: string): boolean {
  try {
    readPattern(regex);
    return true;
  } catch {
    return false;
  }
}
