import type { Offer } from '../../api/contract/deposit';

/** ONR-01: the offers by what one gets, most first; of one id the first alone. Amounts of different currencies are no comparison. */
export function rankOffers(served: readonly Offer[]): { offers: Offer[]; bestId: string | null } {
  const offers = served.filter(({ id }, index) => served.findIndex(one => one.id === id) === index);
  const sorted = [...offers].sort((a, b) => b.amount - a.amount || (a.fee ?? 0) - (b.fee ?? 0));
  const [best, second] = sorted;
  const isComparable = new Set(offers.map(({ currency }) => currency)).size === 1;
  const isBetter = best !== undefined && (second === undefined || best.amount > second.amount);
  if (!isComparable) return { offers, bestId: null };
  return { offers: sorted, bestId: isBetter && second !== undefined ? best.id : null };
}
