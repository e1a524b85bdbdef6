import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Bonus } from '../../../api/contract/bonus';
import { useCashier } from '../../../state/CashierContext';
import { bonusOnOffer } from './bonusOnOffer';
import { dropEnded } from './dropEnded';

/** bonusOnOffer, live; those whose time is over are no longer offered. */
export function useActiveBonus(): Bonus | null {
  const cashier = useCashier();
  const { list, activeId } = useSnapshot(cashier.bonuses);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with each list of the host's
  useLayoutEffect(() => dropEnded(cashier), [cashier, list]);
  return bonusOnOffer({ list, activeId });
}
