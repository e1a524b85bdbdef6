import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isWithdrawalFinal } from '../../../domain/transaction/withdrawalStatus';
import { useCashier } from '../../../state/CashierContext';
import { isAtConfirm } from '../../shared/navigation/isAtConfirm';
import { CodeView } from './CodeView';
import { ReviewView } from './ReviewView';

/**
 * WD-01: the summary of what is about to be sent, then the code if the server asks for one. `children` are
 * shown below either.
 */
export function ConfirmScreen({ children }: { children?: ReactNode }): ReactElement | null {
  const cashier = useCashier();
  const { withdrawal, router } = cashier;
  const { draft, current } = useSnapshot(withdrawal);
  const isOver = !draft && (current.code === null || isWithdrawalFinal(current.status));

  // Cancelled or refused elsewhere while the code was awaited.
  useEffect(() => {
    if (isOver && isAtConfirm(cashier)) router.navigate('/withdrawal/complete', { isFinal: true });
  }, [isOver, router, cashier]);

  if (draft) return <ReviewView draft={draft}>{children}</ReviewView>;
  const { code } = current;
  return (
    code && (
      <CodeView length={code.length} resendAt={code.resendAt}>
        {children}
      </CodeView>
    )
  );
}
