import type { Cashier } from '../../../state/Cashier';

/** Opens a list as on the first visit: with an empty history, and its methods loaded anew. */
export function startAnew({ router }: Pick<Cashier, 'router'>, path: string): void {
  router.navigate(path, { query: { refetch: 'true' }, isReset: true });
}
