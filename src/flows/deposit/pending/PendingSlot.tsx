import { type ReactElement, useState } from 'react';
import { type LazyScreen, lazyScreen } from '../../../lib/lazyScreen';
import { useCashier } from '../../../state/CashierContext';
import { LazyView } from '../../shared/LazyView';
import { hasPending } from './pendingKey';

const view: LazyScreen = lazyScreen(() => import('./PendingDeposits').then(module => module.PendingDeposits));

/** The place of the open deposits on the list; their code comes only where there are any. */
export function PendingSlot(): ReactElement | null {
  const cashier = useCashier();
  const [isWanted] = useState(() => hasPending(cashier));
  return isWanted ? <LazyView screen={view} fallback={<div className="bone bone--row" />} /> : null;
}
