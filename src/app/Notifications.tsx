import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { LazyView } from '../flows/shared/LazyView';
import { type LazyScreen, lazyScreen } from '../lib/lazyScreen';
import { messageOf } from '../lib/messageOf';
import { useCashier } from '../state/CashierContext';
import { ErrorBoundary } from '../ui/frame/ErrorBoundary';

export const snackbars: LazyScreen = lazyScreen(() => import('./Snackbars').then(module => module.Snackbars));

/** Loads the snackbar's code with the first notification. If that fails, it is reported, and the widget goes on. */
export function Notifications(): ReactElement | null {
  const { notifications, send } = useCashier();
  const { list } = useSnapshot(notifications);
  const report = (error: unknown) => send({ messageType: 'Error', message: messageOf(error) });
  return list.length > 0 ? (
    <ErrorBoundary resetKey={list} onError={report} fallback={null}>
      <LazyView screen={snackbars} fallback={null} />
    </ErrorBoundary>
  ) : null;
}
