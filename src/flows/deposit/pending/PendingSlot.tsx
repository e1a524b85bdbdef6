import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { type LazyScreen, lazyScreen } from '../../../lib/lazyScreen';
import { useCashier } from '../../../state/CashierContext';
import { LazyView } from '../../shared/LazyView';
import { hasPending, pendingKey } from './pendingKey';

const view: LazyScreen = lazyScreen(() => import('./PendingDeposits').then(module => module.PendingDeposits));

/**
 * The place of the open deposits on the list; their code comes only where there are any. Who plays may be said after
 * the list has come, by the server alone.
 */
export function PendingSlot(): ReactElement | null {
  const parent = useSnapshot(useCashier().parent);
  return hasPending({ parent }) ? (
    <LazyView key={pendingKey({ parent })} screen={view} fallback={<div className="bone bone--row" />} />
  ) : null;
}
