import { useCallback, useEffect, useRef } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { followRedeemable, type RedeemableWatch } from './followRedeemable';

/** Keeps the redeemable balance up to date as long as the screen is there; gives the way to ask again. */
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
