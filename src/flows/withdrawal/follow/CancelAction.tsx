import { type ReactElement, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isBeforeSending } from '../../../domain/transaction/withdrawalTimeline';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button, type ButtonProps } from '../../../ui/button/Button';
import { CancelDialog } from './CancelDialog';

/** Cancels the withdrawal, as long as the money has not been sent. */
export function CancelAction({ variant }: Pick<ButtonProps, 'variant'>): ReactElement | null {
  const { current } = useCashier().withdrawal;
  const { withdrawalId, amount, currency, steps, status, isCancellable } = useSnapshot(current);
  const t = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const canCancel = isCancellable && isBeforeSending(steps, status);
  // An open dialog goes as well: the screen around it says what became of the withdrawal.
  if (withdrawalId === null || !canCancel) return null;
  return (
    <>
      <Button variant={variant} onClick={() => setIsAsking(true)}>
        {t('withdrawal.cancel.yes')}
      </Button>
      {isAsking && (
        <CancelDialog withdrawal={{ withdrawalId, amount, currency }} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
