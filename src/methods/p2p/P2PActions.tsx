import { type ReactElement, useState } from 'react';
import { useInFlight } from '../../flows/shared/busy/useInFlight';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/overlay/Dialog';
import { cancelP2P } from './order/cancelP2P';
import { completeP2P } from './order/completeP2P';

/** 'I have paid', and 'cancel', which asks first. While one of them runs, the other is disabled. */
export function P2PActions(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { isPending, run } = useInFlight();
  const [isCancelling, setIsCancelling] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const handlePaid = () =>
    run(() => {
      setIsCancelling(false);
      return completeP2P(cashier).then(() => true);
    });
  const handleCancel = () => {
    setIsAsking(false);
    run(() => {
      setIsCancelling(true);
      return cancelP2P(cashier);
    });
  };
  return (
    <div className="stack stack--tight">
      <Button
        part="submit"
        isPending={isPending && !isCancelling}
        isDisabled={isPending && isCancelling}
        onClick={handlePaid}
      >
        {t('transfer.paid')}
      </Button>
      <Button
        variant="secondary"
        isPending={isPending && isCancelling}
        isDisabled={isPending && !isCancelling}
        onClick={() => setIsAsking(true)}
      >
        {t('p2p.cancel')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('p2p.cancel.title')}
          closeLabel={t('common.close')}
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button onClick={() => setIsAsking(false)}>{t('p2p.cancel.keep')}</Button>
              <Button variant="secondary" onClick={handleCancel}>
                {t('p2p.cancel.confirm')}
              </Button>
            </>
          }
        >
          <p>{t('p2p.cancel.text')}</p>
        </Dialog>
      )}
    </div>
  );
}
