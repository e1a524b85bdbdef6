import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { OptionalView } from '../flows/shared/lazy/OptionalView';
import { type LazyScreen, lazyScreen } from '../lib/lazyScreen';
import { useCashier } from '../state/CashierContext';

export const snackbars: LazyScreen = lazyScreen(() => import('./Snackbars'), 'Snackbars');

/** Loads the snackbar's code with the first notification. */
export function Notifications(): ReactElement | null {
  const { list } = useSnapshot(useCashier().notifications);
  return list.length > 0 ? <OptionalView of={list} screen={snackbars} fallback={null} /> : null;
}
