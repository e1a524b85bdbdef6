import { type ReactElement, useEffect, useReducer } from 'react';
import { useSnapshot } from 'valtio';
import { type LazyScreen, lazyScreen } from '../../../lib/lazyScreen';
import { useCashier } from '../../../state/CashierContext';
import { LazyView } from '../../shared/LazyView';
import { hasPending, pendingKey } from './pendingKey';

const view: LazyScreen = lazyScreen(() => import('./PendingDeposits').then(module => module.PendingDeposits));

/**
 * The place of the open deposits on the list; their code is loaded only if there are any. Keyed by player: the
 * server may say who it is only after the list has been drawn. Drawn anew when another tab has changed them.
 */
export function PendingSlot(): ReactElement | null {
  const parent = useSnapshot(useCashier().parent);
  const key = pendingKey({ parent });
  const [turn, again] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (event.key === key) again();
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, [key]);
  return hasPending({ parent }) ? (
    <LazyView key={key + turn} screen={view} fallback={<div className="bone bone--row" />} />
  ) : null;
}
