import { useRef, useState } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { completeDeposit } from './completeDeposit';

/** 'I have paid' (DEP-07): pending from the click until the page that follows has come, or until it has failed. */
export function useCompleteDeposit(): { isPending: boolean; complete(): void } {
  const cashier = useCashier();
  const [isPending, setIsPending] = useState(false);
  /** Apart from the state: a second press may come before it is drawn. */
  const isAsked = useRef(false);

  async function complete(): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    setIsPending(true);
    const isTaken = await completeDeposit(cashier);
    if (isTaken || cashier.signal.aborted) return;
    isAsked.current = false;
    setIsPending(false);
  }

  return { isPending, complete: () => void complete() };
}
