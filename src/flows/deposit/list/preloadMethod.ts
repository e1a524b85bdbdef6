import type { PaymentMethod } from '../../../api/contract/method';
import { whenIdle } from '../../../lib/whenIdle';
import type { Cashier } from '../../../state/Cashier';
import { depositForm } from '../depositForm';

type Chosen = Pick<PaymentMethod, 'name' | 'category' | 'cardViewType'>;

/** Loads the screen of a method that the player may choose next; without a method, the standard form. */
export function preloadMethod(cashier: Cashier, method?: Chosen): void {
  const load = async () => {
    const { translator, loadKinds, kindOf } = cashier;
    await Promise.all([translator.complete(), loadKinds()]);
    const { path, routes = [] } = method ? kindOf(method) : {};
    await (routes.find(row => row.path === path)?.screen ?? depositForm).load();
    const { rehearseForm } = await import('../form/DepositFormScreen');
    await whenIdle();
    // Not while the player waits for a real one.
    if (!cashier.signal.aborted && !cashier.deposit.method) rehearseForm(cashier);
  };
  load().catch(() => {});
}
