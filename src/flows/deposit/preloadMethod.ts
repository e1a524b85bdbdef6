import type { PaymentMethod } from '../../api/contract/method';
import { decimalSeparatorOf } from '../../domain/formatNumber';
import { moneyLocale } from '../../domain/resolveLang';
import type { Cashier } from '../../state/Cashier';
import { depositForm } from './depositForm';

type Chosen = Pick<PaymentMethod, 'name' | 'category' | 'cardViewType'>;

/** The player may choose this method next, or any where none is given: the code of its screen may come already. */
export function preloadMethod({ loadKinds, kindOf, translator }: Cashier, method?: Chosen): void {
  const load = async () => {
    await Promise.all([translator.complete(), loadKinds()]);
    const { path, routes = [] } = method ? kindOf(method) : {};
    await (routes.find(row => row.path === path)?.screen ?? depositForm).load();
    // The engine reads its language data when first asked: not in the click.
    decimalSeparatorOf(moneyLocale(translator.i18n.locale));
  };
  load().catch(() => {});
}
