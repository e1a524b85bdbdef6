import { CARD_VIEW_TYPES, type CardViewType, WITHDRAWAL_CARD_VIEW_TYPES } from '../../spec/cardViewTypes';

/** As the server writes it: a number or a name. */
export type WithCardViewType = { cardViewType?: number | string | null };

const TYPES: ReadonlyMap<string, CardViewType> = new Map(
  Object.entries(CARD_VIEW_TYPES).flatMap(([name, number]) =>
    [name.toLowerCase(), `${number}`].map(written => [written, name as CardViewType]),
  ),
);

/** METH-02: from the number or the name, in any case; unset or unknown is default. */
export const cardViewTypeOf = ({ cardViewType }: WithCardViewType): CardViewType =>
  TYPES.get(`${cardViewType}`.toLowerCase()) ?? 'default';

/** ROUTE-06: the withdrawal list shows the unset ones (absent, null, 0) and a few kinds. */
export function isListedForWithdrawal(method: WithCardViewType): boolean {
  const { cardViewType } = method;
  const isUnset = Number(cardViewType ?? 0) === 0 || `${cardViewType}`.toLowerCase() === 'default';
  return isUnset || WITHDRAWAL_CARD_VIEW_TYPES.includes(cardViewTypeOf(method));
}
