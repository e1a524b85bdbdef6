import { useCashier } from '../../../state/CashierContext';
import { useInFlight } from '../../shared/useInFlight';
import { completeDeposit } from './completeDeposit';

/** 'I have paid' (DEP-07): pending from the click until the page that follows has come, or until it has failed. */
export function useCompleteDeposit(): { isPending: boolean; complete(): void } {
  const cashier = useCashier();
  const { isPending, run } = useInFlight();
  return { isPending, complete: () => run(() => completeDeposit(cashier)) };
}
