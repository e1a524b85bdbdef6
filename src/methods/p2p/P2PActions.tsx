import { type ReactElement, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/overlay/Dialog';
import { cancelP2P } from './order/cancelP2P';
import { completeP2P } from './order/completeP2P';

type Work = 'completing' | 'cancelling' | null;

/** 'I have paid' and the way out, which asks first: one of them at a time. */
export function P2PActions(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const [work, setWork] = useState<Work>(null);
  /** Apart from the state: a second press may come before it is drawn. */
  const isBusy = useRef(false);
  const [isAsking, setIsAsking] = useState(false);

  const begin = (next: Work): boolean => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setWork(next);
    return true;
  };
  const handlePaid = () => {
    if (begin('completing')) void completeP2P(cashier);
  };
  const handleCancel = async () => {
    setIsAsking(false);
    if (!begin('cancelling') || (await cancelP2P(cashier))) return;
    isBusy.current = false;
    setWork(null);
  };
  return (
    <div className="stack stack--tight">
      <Button
        part="submit"
        isPending={work === 'completing'}
        isDisabled={work === 'cancelling'}
        onClick={handlePaid}
      >
        {t('transfer.paid')}
      </Button>
      <Button
        variant="secondary"
        isPending={work === 'cancelling'}
        isDisabled={work === 'completing'}
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
              <Button variant="secondary" onClick={() => void handleCancel()}>
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
