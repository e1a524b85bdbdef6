import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import type { DepositIntent } from '../../../state/DepositIntent';
import { pendingEnd } from '../pending/pendingEnd';
import { showEnd } from '../submit/followEnded';

/**
 * DEP-03: a deposit that asks for more fields may end before they are sent. A push that says so leads on at once;
 * while they are being sent, their answer does. `intent`: what the form would send.
 */
export function useEndOfAsked(intent: () => DepositIntent): void {
  const cashier = useCashier();
  const { deposit } = cashier;
  const { depositId, lastNews, isSubmitting } = useSnapshot(deposit);
  const latest = useRef(intent);
  latest.current = intent;
  useEffect(() => {
    if (isSubmitting || depositId === null) return;
    // Pushes that came before the fields were asked for are kept.
    const news = [...deposit.earlyNews, lastNews].find(
      one => one?.depositId === depositId && pendingEnd(one) !== null,
    );
    if (news) showEnd(cashier, latest.current(), { depositId, news });
  }, [cashier, deposit, depositId, lastNews, isSubmitting]);
}
