import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { LazyView } from '../flows/shared/LazyView';
import { type LazyScreen, lazyScreen } from '../lib/lazyScreen';
import { useCashier } from '../state/CashierContext';

const snackbars: LazyScreen = lazyScreen(() => import('./Snackbars').then(module => module.Snackbars));

/** The snackbar's code comes with the first notification. */
export function Notifications(): ReactElement | null {
  const { list } = useSnapshot(useCashier().notifications);
  return list.length > 0 ? <LazyView screen={snackbars} fallback={null} /> : null;
}
