import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { LeaveQuestion } from './LeaveQuestion';
import { findPending } from './storedDeposits';

/** Asks before the player leaves an open deposit, and says so if the list leads back to it. */
export function LeaveGuard(): ReactElement {
  const cashier = useCashier();
  const made = useSnapshot(cashier.transaction);
  const t = useTranslate();
  // Where storage is denied, as often in frames, the list cannot lead back to the deposit.
  const isKept = findPending(cashier, made) !== undefined;
  return <LeaveQuestion isOpen={!isDepositFinal(made.status)}>{isKept && t('leave.text')}</LeaveQuestion>;
}
