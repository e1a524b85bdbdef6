import { useCashier } from '../../../state/CashierContext';
import { useInFlight } from '../../shared/busy/useInFlight';
import { completeDeposit } from './completeDeposit';

/** 'I have paid' (DEP-07): pending until the next screen has opened or the call has failed. */
export function useCompleteDeposit(): { isPending: boolean; complete(): void } {
  const cashier = useCashier();
  const { isPending, run } = useInFlight();
  return { isPending, complete: () => run(() => completeDeposit(cashier)) };
}
