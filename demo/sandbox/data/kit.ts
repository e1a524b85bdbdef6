import type { MethodField } from '../wire';
import * as fields from './fields';
import type { Flow, MethodSpec } from './MethodSpec';
import { marked, markedWord, type Word, worded } from './words';

type Extra = Partial<Omit<MethodSpec, 'name' | 'category' | 'flow' | 'limits'>>;
type Limits = readonly [number, number];

/** `title` is a mark ('OXXO'), a word ('@card') or both ('SPEI@bankTransfer'). */
function titled(title: string): Record<string, string> {
  const [mark = '', word] = title.split('@');
  if (!word) return marked(mark);
  return mark ? markedWord(mark, word as Word) : worded(word as Word);
}

export function method(
  name: string,
  category: string,
  title: string,
  flow: Flow,
  limits: Limits,
  extra: Extra = {},
): MethodSpec {
  return {
    name,
    category,
    text: titled(title),
    flow,
    limits,
    iconIds: [name.split('_')[0] ?? name],
    ...extra,
  };
}

export const cardMethod = (limits: Limits, extra: Extra = {}): MethodSpec =>
  method('card', 'card_method', '@card', 'direct', limits, {
    cardViewType: 1,
    fields: fields.cardFields,
    checkLuhn: true,
    isPopular: true,
    securityRulesGroup: 'card',
    iconIds: ['visa', 'mastercard'],
    ...extra,
  });

export const eMoney = (
  name: string,
  title: string,
  flow: Flow,
  limits: Limits,
  extra: Extra = {},
): MethodSpec => method(name, 'e-money', title, flow, limits, extra);

/** A payment in a shop: a reference to show at the counter. */
export const cash = (
  name: string,
  category: string,
  title: string,
  limits: Limits,
  extra: Extra = {},
): MethodSpec =>
  method(name, category, title, 'cash', limits, { cardViewType: 20, iconIds: [name, 'cash'], ...extra });

export const bankTransfer = (
  name: string,
  category: string,
  title: string,
  limits: Limits,
  extra: Extra = {},
): MethodSpec =>
  method(name, category, title, 'requisites', limits, {
    cardViewType: 'bankTransfer',
    iconIds: [name, 'bank'],
    ...extra,
  });

export const p2p = (
  name: string,
  category: string,
  title: string,
  limits: Limits,
  extra: Extra = {},
): MethodSpec => method(name, category, title, 'p2p', limits, { cardViewType: 5, ...extra });

export const onramp = (limits: Limits): MethodSpec =>
  method('onramp_card', 'card_method', '@buyCrypto', 'offers', limits, {
    cardViewType: 13,
    iconIds: ['bitcoin', 'visa', 'mastercard'],
    fields: [fields.email],
  });

/** Where money goes to: fields of its own, both account types unless said otherwise. */
export const payout = (
  name: string,
  category: string,
  title: string,
  limits: Limits,
  fieldList: MethodField[],
  extra: Extra = {},
): MethodSpec =>
  method(name, category, title, 'direct', limits, {
    fields: fieldList,
    accountTypes: ['main', 'additional'],
    ...extra,
  });

export const cardPayout = (limits: Limits, extra: Extra = {}): MethodSpec =>
  payout('card', 'card_method', '@card', limits, [fields.cardNumber, fields.holder], {
    checkLuhn: true,
    isPopular: true,
    iconIds: ['visa', 'mastercard'],
    ...extra,
  });
