import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Bonus } from '../../../api/contract/bonus';
import { SECOND_MS } from '../../../spec/timers';
import { useCashier } from '../../../state/CashierContext';
import { activeBonusOf } from './activeBonusOf';
import { dropEnded } from './dropEnded';

/** activeBonusOf, live; those whose time is over are no longer offered. */
export function useActiveBonus(): Bonus | null {
  const cashier = useCashier();
  const { list, activeId } = useSnapshot(cashier.bonuses);
  useLayoutEffect(() => {
    if (!list.some(({ expiresAt }) => expiresAt)) return;
    dropEnded(cashier);
    const timer = setInterval(dropEnded, SECOND_MS, cashier);
    return () => clearInterval(timer);
  }, [cashier, list]);
  return activeBonusOf({ list, activeId });
}
