import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/overlay/Dialog';

export type LeaveQuestionProps = {
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
  return (
    <Dialog
      title={t('leave.title')}
      closeLabel={t('common.close')}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t('leave.stay')}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              stay();
              going.go();
            }}
          >
            {t('leave.leave')}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
