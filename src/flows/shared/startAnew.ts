import type { Cashier } from '../../state/Cashier';

/** To a list as on the first visit: nothing before it, and its methods asked for anew. */
export function startAnew({ router }: Pick<Cashier, 'router'>, path: string): void {
  router.navigate(path, { query: { refetch: 'true' }, isReset: true });
}
