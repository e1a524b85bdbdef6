import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { showError } from '../../shared/failure/showError';

/** The player picks what the package is paid with. */
export function chooseCoin(cashier: Cashier, method: PaymentMethod): void {
  const { deposit, router, loadKinds } = cashier;
  const here = router.current();
  loadKinds().then(
    () => {
      // A second click, or the way back, was quicker.
      if (router.current() !== here) return;
      Object.assign(deposit, { ...noAskedFields(), method, limits: null });
      router.navigate('/deposit/crypto');
    },
    (error: unknown) => showError(cashier, error, here.path),
  );
}

/** All coins, told from one coin's own page by the query. */
export function showCoins({ deposit, router }: Cashier, group: string): void {
  deposit.group = group;
  router.navigate('/deposit/crypto', { query: { group } });
}
