import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { tellPlayer } from '../../shared/failure/tellPlayer';
import { useMoney } from '../../shared/text/useMoney';
import { cancelWithdrawal } from './cancelWithdrawal';

export interface CancelDialogProps {
  withdrawal: { withdrawalId: string; amount: number; currency: string };
  /** News that have answered the question before the player did: it closes, and tells them. */
  news?: string | null;
  onClose: () => void;
}

/** Nothing is called back without asking. */
export function CancelDialog({ withdrawal, news = null, onClose }: CancelDialogProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const [isPending, setIsPending] = useState(false);
  /** Apart from the state: a second press may come before it is drawn. */
  const isAsked = useRef(false);
  /** Closed meanwhile, it must not close the next one. */
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  const { withdrawalId } = withdrawal;
  useEffect(() => {
    // Once the server is asked, its answer says what became of it.
    if (news === null || isAsked.current) return;
    tellPlayer(cashier, news, withdrawalId);
    close.current();
  }, [news, cashier, withdrawalId]);
  const cancel = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setIsPending(true);
    await cancelWithdrawal(cashier, withdrawal.withdrawalId);
    if (isOpen.current) onClose();
  };
  return (
    <Dialog
      title={t('withdrawal.cancel.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isPending} onClick={onClose}>
            {t('withdrawal.cancel.no')}
          </Button>
          <Button variant="secondary" isPending={isPending} onClick={() => void cancel()}>
            {t('withdrawal.cancel.yes')}
          </Button>
        </>
      }
    >
      <p>{t('withdrawal.cancel.text', { amount: money(withdrawal.amount, withdrawal.currency) })}</p>
    </Dialog>
  );
}
