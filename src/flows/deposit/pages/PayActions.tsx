import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/Button';
import { StickyFooter } from '../../../ui/StickyFooter';
import { completeDeposit } from '../completeDeposit';

export type PayActionsProps = {
  /** As money. */
  amount: string;
  isOver: boolean;
  isPayable: boolean;
};

/** 'I have paid' (DEP-07), and the way out once the time is over. */
export function PayActions({ amount, isOver, isPayable }: PayActionsProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const [isPending, setIsPending] = useState(false);
  const restart = () => cashier.router.navigate('/deposit', { query: { refetch: 'true' }, isReset: true });

  async function handlePaid(): Promise<void> {
    setIsPending(true);
    const isTaken = await completeDeposit(cashier);
    if (!isTaken && !cashier.signal.aborted) setIsPending(false);
  }

  return (
    <StickyFooter>
      <div className="stack stack--tight">
        {isPayable && (
          <Button
            variant={isOver ? 'secondary' : 'primary'}
            part="submit"
            isPending={isPending}
            onClick={() => void handlePaid()}
          >
            {t('pay.paid', { amount })}
          </Button>
        )}
        {(isOver || !isPayable) && <Button onClick={restart}>{t('pay.restart')}</Button>}
      </div>
    </StickyFooter>
  );
}
