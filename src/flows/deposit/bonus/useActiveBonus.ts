import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Bonus } from '../../../api/contract/bonus';
import { useCashier } from '../../../state/CashierContext';
import { dropEnded } from './dropEnded';

/** The one bonus on offer (BON-01), or `null`. */
export function useActiveBonus(): Bonus | null {
  const cashier = useCashier();
  const { list, activeId } = useSnapshot(cashier.bonuses);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with each list of the host's
  useLayoutEffect(() => dropEnded(cashier), [cashier, list]);
  return list.find(({ id }) => String(id) === activeId) ?? null;
}
