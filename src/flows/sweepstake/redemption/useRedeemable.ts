import { useCallback, useEffect, useRef } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { followRedeemable, type RedeemableWatch } from './followRedeemable';

/** Keeps the redeemable amount up to date while the screen is there. Returns a function that asks again. */
export function useRedeemable(): () => void {
  const cashier = useCashier();
  const watch = useRef<RedeemableWatch | null>(null);
  useEffect(() => {
    const started = followRedeemable(cashier);
    watch.current = started;
    return () => started.stop();
  }, [cashier]);
  return useCallback(() => watch.current?.reload(), []);
}
