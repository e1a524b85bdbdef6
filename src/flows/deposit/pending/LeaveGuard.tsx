import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { pendingDeposits } from './keepPending';
import { LeaveQuestion } from './LeaveQuestion';
import { isSameDeposit } from './pendingList';

/** Asks before the player leaves an open deposit, and says so if the list leads back to it. */
export function LeaveGuard(): ReactElement {
  const cashier = useCashier();
  const made = useSnapshot(cashier.transaction);
  const t = useTranslate();
  // Where storage is denied, as often in frames, the list cannot lead back to the deposit.
  const isKept = pendingDeposits(cashier).some(kept => isSameDeposit(kept, made));
  return <LeaveQuestion isOpen={!isDepositFinal(made.status)}>{isKept && t('leave.text')}</LeaveQuestion>;
}
