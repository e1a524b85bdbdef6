import { CARD_VIEW_TYPES, type CardViewType, WITHDRAWAL_CARD_VIEW_TYPES } from '../../spec/cardViewTypes';

/** As the server writes it: a number or a name. */
export type WithCardViewType = { cardViewType?: number | string | null };

/** METH-02: from the number or the name, in any case; unset or unknown is default. */
export function cardViewTypeOf({ cardViewType }: WithCardViewType): CardViewType {
  const written = `${cardViewType}`.toLowerCase();
  const known = Object.entries(CARD_VIEW_TYPES).find(names =>
    names.some(name => `${name}`.toLowerCase() === written),
  );
  return (known?.[0] ?? 'default') as CardViewType;
}

/** ROUTE-06: the withdrawal list shows the unset ones (absent, null, 0) and a few kinds. */
export function isListedForWithdrawal(method: WithCardViewType): boolean {
  const { cardViewType } = method;
  const isUnset = Number(cardViewType ?? 0) === 0;
  const isDefault = `${cardViewType}`.toLowerCase() === 'default';
  return isUnset || isDefault || WITHDRAWAL_CARD_VIEW_TYPES.includes(cardViewTypeOf(method));
}
