import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import { useTranslate } from '../../../i18n/useTranslate';
import { assign } from '../../../lib/assign';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { pendingKey } from './pendingKey';
import { findPending } from './pendingList';

/** Asks before the player leaves an open deposit, and says so if the list leads back to it. */
export function LeaveGuard(): ReactElement {
  const cashier = useCashier();
  const made = useSnapshot(cashier.transaction);
  const t = useTranslate();
  // Where storage is denied, as often in frames, the list leads back to the deposit no longer than the widget lives.
  const isKept = findPending(cashier, made) !== undefined && !cashier.unstored.has(pendingKey(cashier));
  return <LeaveQuestion isOpen={!isDepositFinal(made.status)}>{isKept && t('leave.text')}</LeaveQuestion>;
}

type LeaveQuestionProps = {
  /** There may still be something to pay. */
  isOpen: boolean;
  /** Says what becomes of the payment. */
  children: ReactNode;
};

/** Asks before a screen is left on which the player may have paid (beyond the specification, 1). */
export function LeaveQuestion({ isOpen, children }: LeaveQuestionProps): ReactElement | null {
  const { router } = useCashier();
  const t = useTranslate();
  const [going, setGoing] = useState<{ go: () => void } | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    return router.askBeforeLeave(go => {
      setGoing({ go });
      return true;
    });
  }, [router, isOpen]);

  if (!going || !isOpen) return null;
  const stay = () => setGoing(null);
  const leave = () => {
    stay();
    // The list begins with what leads back here; its place of before may be further down.
    for (const entry of router.state.entries)
      assign(entry, { scroll: 0, ...(entry.top !== undefined && { top: Math.max(0, entry.top) }) });
    going.go();
  };
  return (
    <Dialog
      title={t('leave.title')}
      closeLabel={t('common.close')}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t('leave.stay')}</Button>
          <Button variant="secondary" onClick={leave}>
            {t('leave.leave')}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
