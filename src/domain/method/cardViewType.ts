import { CARD_VIEW_TYPES, type CardViewType, WITHDRAWAL_CARD_VIEW_TYPES } from '../../spec/cardViewTypes';

/** As the server writes it: a number or a name. */
export type WithCardViewType = { cardViewType?: number | string | null };

function isCardViewType(name: string): name is CardViewType {
  return Object.hasOwn(CARD_VIEW_TYPES, name);
}

const NAMES_BY_NUMBER: ReadonlyMap<string, CardViewType> = new Map(
  Object.entries(CARD_VIEW_TYPES).flatMap(([name, number]) =>
    isCardViewType(name) ? [[String(number), name]] : [],
  ),
);

/** METH-02: from the number or the name; unset or unknown is default. */
export function cardViewTypeOf(method: WithCardViewType): CardViewType {
  const raw = String(method.cardViewType ?? '');
  return NAMES_BY_NUMBER.get(raw) ?? (isCardViewType(raw) ? raw : 'default');
}

/** ROUTE-06: the withdrawal list shows the unset ones (absent, null, 0) and a few kinds. */
export function isListedForWithdrawal(method: WithCardViewType): boolean {
  const { cardViewType } = method;
  const isUnset = Number(cardViewType ?? 0) === 0;
  return isUnset || cardViewType === 'default' || WITHDRAWAL_CARD_VIEW_TYPES.includes(cardViewTypeOf(method));
}
