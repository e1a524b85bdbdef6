import type { PaymentMethod } from '../../../api/contract/method';
import { CRYPTO_CATEGORY } from '../../../spec/paymentGroups';
import type { Cashier } from '../../../state/Cashier';
import { setMethod } from '../../deposit/list/chooseMethod';
import { loadKindsHere } from '../../shared/navigation/loadKindsHere';

/** The player chooses the coin that the package is paid with. */
export async function chooseCoin(cashier: Cashier, method: PaymentMethod): Promise<void> {
  const { router } = cashier;
  if (!(await loadKindsHere(cashier, router.current().path))) return;
  setMethod(cashier, method);
  router.navigate('/deposit/crypto');
}

/** Opens the list of all coins; its query tells it apart from one coin's page on the same path. */
export function showCoins({ deposit, router }: Cashier): void {
  deposit.group = CRYPTO_CATEGORY;
  router.navigate('/deposit/crypto', { query: { group: CRYPTO_CATEGORY } });
}
