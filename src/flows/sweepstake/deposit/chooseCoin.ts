import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { showError } from '../../shared/failure/showError';
import { loadKindsHere } from '../../shared/loadKindsHere';

/** The player picks what the package is paid with. */
export function chooseCoin(cashier: Cashier, method: PaymentMethod): void {
  const { deposit, router } = cashier;
  const { path } = router.current();
  loadKindsHere(cashier).then(
    isHere => {
      if (!isHere) return;
      Object.assign(deposit, { ...noAskedFields(), method, limits: null });
      router.navigate('/deposit/crypto');
    },
    (error: unknown) => showError(cashier, error, path),
  );
}

/** All coins, told from one coin's own page by the query. */
export function showCoins({ deposit, router }: Cashier, group: string): void {
  deposit.group = group;
  router.navigate('/deposit/crypto', { query: { group } });
}
