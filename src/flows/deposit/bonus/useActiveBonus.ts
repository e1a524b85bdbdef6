import { useSnapshot } from 'valtio';
import type { Bonus } from '../../../api/contract/bonus';
import { useCashier } from '../../../state/CashierContext';

/** The one bonus on offer (BON-01), or `null`. */
export function useActiveBonus(): Bonus | null {
  const { list, activeId } = useSnapshot(useCashier().bonuses);
  return list.find(({ id }) => String(id) === activeId) ?? null;
}
