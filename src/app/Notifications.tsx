import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { LazyView } from '../flows/shared/LazyView';
import { type LazyScreen, lazyScreen } from '../lib/lazyScreen';
import { useCashier } from '../state/CashierContext';
import { ErrorBoundary } from './ErrorBoundary';

export const snackbars: LazyScreen = lazyScreen(() => import('./Snackbars').then(module => module.Snackbars));

/** The snackbar's code comes with the first notification. Where it cannot come, what it would say ends no widget. */
export function Notifications(): ReactElement | null {
  const { notifications, send } = useCashier();
  const { list } = useSnapshot(notifications);
  const report = (error: unknown) => send({ messageType: 'Error', message: String(error) });
  return list.length > 0 ? (
    <ErrorBoundary resetKey={list} onError={report} fallback={null}>
      <LazyView screen={snackbars} fallback={null} />
    </ErrorBoundary>
  ) : null;
}
