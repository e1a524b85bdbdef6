import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useInFlight } from '../../shared/busy/useInFlight';
import { tellPlayer } from '../../shared/failure/tellPlayer';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { cancelWithdrawal } from './cancelWithdrawal';

interface CancelDialogProps {
  withdrawal: { withdrawalId: string; amount: number; currency: string };
  /** News that settle the question before the player does: the dialog closes, and the player is told. */
  news?: string | null;
  onClose: () => void;
}

/** Asks before a withdrawal is cancelled. */
export function CancelDialog({ withdrawal, news = null, onClose }: CancelDialogProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useExactMoney();
  const { isPending, run } = useInFlight();
  /** Closes only this dialog: an answer that comes after it has gone must not close the next one. */
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
    return () => {
      close.current = () => {};
    };
  }, [onClose]);
  const { withdrawalId } = withdrawal;
  useEffect(() => {
    // Once the server has been asked to cancel, its answer says what became of it.
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
