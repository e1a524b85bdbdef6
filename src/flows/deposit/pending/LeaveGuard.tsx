import { type ReactElement, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isDepositFinal } from '../../../domain/depositStatus';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';

/** Asks before an open deposit is left that may still have to be paid (beyond the specification, 1). */
export function LeaveGuard(): ReactElement | null {
  const { router, transaction } = useCashier();
  const t = useTranslate();
  const { status } = useSnapshot(transaction);
  const isOpen = !isDepositFinal(status);
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
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
