import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';
import { depositForm } from '../depositForm';

type Chosen = Pick<PaymentMethod, 'name' | 'category' | 'cardViewType'>;

/** The player may choose this method next, or any where none is given: the code of its screen may come already. */
export function preloadMethod(cashier: Cashier, method?: Chosen): void {
  const load = async () => {
    const { translator, loadKinds, kindOf } = cashier;
    await Promise.all([translator.complete(), loadKinds()]);
    const { path, routes = [] } = method ? kindOf(method) : {};
    await (routes.find(row => row.path === path)?.screen ?? depositForm).load();
    const { warmForm } = await import('../form/DepositFormScreen');
    if (!cashier.signal.aborted) warmForm(cashier);
  };
  load().catch(() => {});
}
