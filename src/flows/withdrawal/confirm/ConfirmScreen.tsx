import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isWithdrawalFinal } from '../../../domain/withdrawalStatus';
import { useCashier } from '../../../state/CashierContext';
import type { WithdrawalDraft } from '../../../state/createWithdrawalState';
import { CodeView } from './CodeView';
import { ReviewView } from './ReviewView';

/** WD-01: what is about to be sent; then the code, where the server asks for one. */
export function ConfirmScreen(): ReactElement | null {
  const { withdrawal, router } = useCashier();
  const { draft, current } = useSnapshot(withdrawal);
  const isOver = !draft && (current.code === null || isWithdrawalFinal(current.status));

  // Called back or refused elsewhere while the code was waited for.
  useEffect(() => {
    if (isOver && router.current().path === '/withdrawal/confirm')
      router.navigate('/withdrawal/complete', { isFinal: true });
  }, [isOver, router]);

  if (draft) return <ReviewView draft={draft as WithdrawalDraft} />;
  return current.code ? <CodeView length={current.code.length} resendAt={current.code.resendAt} /> : null;
}
