import { useSnapshot } from 'valtio';
import { useCashier } from '../../state/CashierContext';
import { availableAmount } from './availableAmount';

/** availableAmount, live. */
export function useAvailable(): number | null {
  const cashier = useCashier();
  const user = useSnapshot(cashier.user);
  const parent = useSnapshot(cashier.parent);
  const redemption = useSnapshot(cashier.withdrawal.redemption);
  return availableAmount({ user, parent, withdrawal: { redemption } });
}
