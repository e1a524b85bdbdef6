import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { isDepositFinal } from '../../../domain/depositStatus';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { LeaveQuestion } from './LeaveQuestion';

/** The question for a deposit that is made and still open: it is found again on the list. */
export function LeaveGuard(): ReactElement {
  const { status } = useSnapshot(useCashier().transaction);
  const t = useTranslate();
  return <LeaveQuestion isOpen={!isDepositFinal(status)}>{t('leave.text')}</LeaveQuestion>;
}
