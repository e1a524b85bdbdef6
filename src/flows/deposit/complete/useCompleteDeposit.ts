import { useState } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { completeDeposit } from './completeDeposit';

/** 'I have paid' (DEP-07): pending from the click until the page that follows has come, or until it has failed. */
export function useCompleteDeposit(): { isPending: boolean; complete(): void } {
  const cashier = useCashier();
  const [isPending, setIsPending] = useState(false);

  async function complete(): Promise<void> {
    if (isPending) return;
    setIsPending(true);
    const isTaken = await completeDeposit(cashier);
    if (!isTaken && !cashier.signal.aborted) setIsPending(false);
  }

  return { isPending, complete: () => void complete() };
}
