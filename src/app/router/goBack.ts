import type { Cashier } from '../../state/Cashier';
import type { RouteRow } from '../../state/RouteRow';

/** ROUTE-08: the previous page, else the route that the row names. */
export function goBack({ router }: Cashier, { back }: Pick<RouteRow, 'back'>): void {
  if (!router.back() && back) router.navigate(back, { isReset: true });
}

/** HOST-13: a hardware back closes what is open above the page; on the first page it closes the widget. */
export function goBackOrClose({ router, handle }: Cashier): void {
  const dialog = [...handle.root.querySelectorAll('dialog')].at(-1);
  if (dialog) {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    return;
  }
  if (!router.back()) handle.close();
}
