import type { Offer } from '../../api/contract/deposit';

/**
 * ONR-01: the offers sorted by what the player gets, most first, each id once. Offers in different currencies
 * cannot be compared and keep their order.
 */
export function rankOffers(served: readonly Offer[]): { offers: Offer[]; bestId: string | null } {
  const offers = served.filter(({ id }, index) => served.findIndex(one => one.id === id) === index);
  const sorted = [...offers].sort((a, b) => b.amount - a.amount || (a.fee ?? 0) - (b.fee ?? 0));
  const [best, second] = sorted;
  const isComparable = new Set(offers.map(({ currency }) => currency)).size === 1;
  if (!isComparable) return { offers, bestId: null };
  return { offers: sorted, bestId: best && second && best.amount > second.amount ? best.id : null };
}
