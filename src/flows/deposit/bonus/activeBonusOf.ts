import type { Bonus } from '../../../api/contract/bonus';

interface Offered {
  readonly list: readonly Bonus[];
  readonly activeId: string | null;
}

/** The active bonus (BON-01), or `null`. */
export const activeBonusOf = ({ list, activeId }: Offered): Bonus | null =>
  list.find(({ id }) => String(id) === activeId) ?? null;
