import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { pendingDeposits } from './keepPending';
import { LeaveQuestion } from './LeaveQuestion';
import { isSameDeposit } from './pendingList';

/** Asks before a deposit that is made and still open is left, and says so where the list leads back to it. */
export function LeaveGuard(): ReactElement {
  const cashier = useCashier();
  const made = useSnapshot(cashier.transaction);
  const t = useTranslate();
  // Where a store is denied, as often in frames, nothing is found again.
  const isKept = pendingDeposits(cashier).some(kept => isSameDeposit(kept, made));
  return <LeaveQuestion isOpen={!isDepositFinal(made.status)}>{isKept && t('leave.text')}</LeaveQuestion>;
}
