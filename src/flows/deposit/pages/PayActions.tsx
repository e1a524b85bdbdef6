import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { startAnew } from '../../shared/navigation/startAnew';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { useCompleteDeposit } from '../complete/useCompleteDeposit';

type PayActionsProps = {
  amount: number;
  currency: string;
  isOver: boolean;
  isPayable: boolean;
};

/** 'I have paid' (DEP-07), and a new start once the time is over or if there is nothing to pay by. */
export function PayActions({ amount, currency, isOver, isPayable }: PayActionsProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useExactMoney();
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
            {t('pay.paid', { amount: money(amount, currency) })}
          </Button>
        )}
        {(isOver || !isPayable) && (
          <Button onClick={() => startAnew(cashier, '/deposit')}>{t('pay.restart')}</Button>
        )}
      </div>
    </StickyFooter>
  );
}
