import type { Bonus } from '../../../api/contract/bonus';

interface Offered {
  readonly list: readonly Bonus[];
  readonly activeId: string | null;
}

/** The one bonus on offer (BON-01), or `null`. */
export const bonusOnOffer = ({ list, activeId }: Offered): Bonus | null =>
  list.find(({ id }) => String(id) === activeId) ?? null;
