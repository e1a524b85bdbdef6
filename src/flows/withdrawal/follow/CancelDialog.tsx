import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { tellPlayer } from '../../shared/failure/tellPlayer';
import { useMoney } from '../../shared/text/useMoney';
import { useInFlight } from '../../shared/useInFlight';
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
  const { isPending, run } = useInFlight();
  /** Of this question alone: once it is closed, the next one is not its to close. */
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
    return () => {
      close.current = () => {};
    };
  }, [onClose]);
  const { withdrawalId } = withdrawal;
  useEffect(() => {
    // Once the server is asked, its answer says what became of it.
    if (news === null || isPending) return;
    tellPlayer(cashier, news, withdrawalId);
    close.current();
  }, [news, isPending, cashier, withdrawalId]);
  const cancel = () =>
    run(async () => {
      await cancelWithdrawal(cashier, withdrawalId);
      close.current();
      return true;
    });
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
          <Button variant="secondary" isPending={isPending} onClick={cancel}>
            {t('withdrawal.cancel.yes')}
          </Button>
        </>
      }
    >
      <p>{t('withdrawal.cancel.text', { amount: money(withdrawal.amount, withdrawal.currency) })}</p>
    </Dialog>
  );
}
