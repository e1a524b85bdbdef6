import { type ReactElement, useEffect, useReducer } from 'react';
import { useSnapshot } from 'valtio';
import { lazyScreen } from '../../../lib/lazyScreen';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { LazyView } from '../../shared/lazy/LazyView';
import { countPending, pendingKey } from './pendingKey';

const view = lazyScreen(() => import('./PendingDeposits'), 'PendingDeposits');

/**
 * The place of the open deposits on the list; their code is loaded only if there are any. Keyed by player: the
 * server may say who it is only after the list has been drawn. Drawn anew when another tab has changed them, and when
 * what the player has left is made or refused.
 */
export function PendingSlot(): ReactElement | null {
  const cashier = useCashier();
  const parent = useSnapshot(cashier.parent);
  const isSubmitting = useField(cashier.deposit, 'isSubmitting');
  const key = pendingKey({ parent });
  const [turn, again] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (event.key === key) again();
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, [key]);
  const count = countPending(key) || +cashier.unstored.has(key);
  const rows = [...Array(count).keys()].map(row => (
    <li key={row}>
      <div className="bone bone--row" style={{ flex: 1 }} />
    </li>
  ));
  const place = (
    <div className="section" aria-hidden="true">
      <div className="section__title">{'\u00a0'}</div>
      <ul className="list">{rows}</ul>
    </div>
  );
  return count ? <LazyView key={key + turn + isSubmitting} screen={view} fallback={place} /> : null;
}
