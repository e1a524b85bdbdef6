import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { startAnew } from '../../shared/startAnew';
import { useCompleteDeposit } from '../complete/useCompleteDeposit';

export type PayActionsProps = {
  /** Formatted as money. */
  amount: string;
  isOver: boolean;
  isPayable: boolean;
};

/** 'I have paid' (DEP-07), and a new start once the time is over or if there is nothing to pay by. */
export function PayActions({ amount, isOver, isPayable }: PayActionsProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { isPending, complete } = useCompleteDeposit();
  return (
    <StickyFooter>
      <div className="stack stack--tight">
        {isPayable && (
          <Button
            variant={isOver ? 'secondary' : 'primary'}
            part="submit"
            isPending={isPending}
            onClick={complete}
          >
            {t('pay.paid', { amount })}
          </Button>
        )}
        {(isOver || !isPayable) && (
          <Button onClick={() => startAnew(cashier, '/deposit')}>{t('pay.restart')}</Button>
        )}
      </div>
    </StickyFooter>
  );
}
