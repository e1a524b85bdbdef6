import type { Cashier } from '../state/Cashier';
import type { RouteRow } from '../state/RouteRow';

/** ROUTE-08: the previous page, else the route that the row names. */
export function goBack({ router }: Cashier, { back }: Pick<RouteRow, 'back'>): void {
  if (!router.back() && back) router.navigate(back.fallback, { isReset: true });
}

/** HOST-13: a hardware back also closes, on the first page. */
export function goBackOrClose({ router, handle }: Cashier): void {
  if (!router.back()) handle.close();
}
