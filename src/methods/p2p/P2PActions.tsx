import { type ReactElement, useState } from 'react';
import { useInFlight } from '../../flows/shared/busy/useInFlight';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { Button } from '../../ui/button/Button';
import { cancelP2P } from './order/cancelP2P';
import { completeP2P } from './order/completeP2P';
import { P2PCancel } from './P2PCancel';

/** 'I have paid', and 'cancel'. While one of them runs, the other is disabled. */
export function P2PActions(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { isPending, run } = useInFlight();
  const [isCancelling, setIsCancelling] = useState(false);

  const handlePaid = () =>
    run(() => {
      setIsCancelling(false);
      return completeP2P(cashier).then(() => true);
    });
  const handleCancel = () =>
    run(() => {
      setIsCancelling(true);
      return cancelP2P(cashier);
    });
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
      <P2PCancel
        isPending={isPending && isCancelling}
        isDisabled={isPending && !isCancelling}
        onCancel={handleCancel}
      />
    </div>
  );
}
