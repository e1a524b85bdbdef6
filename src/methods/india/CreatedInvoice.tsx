import type { ReactElement } from 'react';
import { useCompleteDeposit } from '../../flows/deposit/complete/useCompleteDeposit';
import { useLeaveWhenSettled } from '../../flows/deposit/pages/useLeaveWhenSettled';
import { LeaveGuard } from '../../flows/deposit/pending/LeaveGuard';
import { startAnew } from '../../flows/shared/startAnew';
import { useMoney } from '../../flows/shared/text/useMoney';
import { useTimeLeft } from '../../flows/shared/useTimeLeft';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { Button } from '../../ui/button/Button';
import { Columns } from '../../ui/frame/Columns';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import { StickyFooter } from '../../ui/frame/StickyFooter';
import type { UpiInvoice } from './readInvoice';
import { TimeLeft } from './TimeLeft';
import { UpiDetails } from './UpiDetails';
import { UpiWays } from './UpiWays';

/**
 * The custom page upi-qr: the deposit is made, and goes on by itself once it is paid. Once the time is over nothing is
 * to be paid to (DEP-05).
 */
export function CreatedInvoice({ invoice }: { invoice: UpiInvoice }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const { isPending, complete } = useCompleteDeposit();
  const deadline = useTimeLeft(invoice.timeoutMinutes);
  const isOver = deadline?.isOver === true;

  useLeaveWhenSettled();

  return (
    <>
      <ScreenBody width="split">
        <Columns
          main={
            <>
              {!isOver && <UpiDetails invoice={invoice} />}
              {deadline && <TimeLeft deadline={deadline} />}
            </>
          }
          side={!isOver && <UpiWays invoice={invoice} />}
        />
      </ScreenBody>
      <StickyFooter>
        <div className="stack stack--tight">
          <Button
            variant={isOver ? 'secondary' : 'primary'}
            part="submit"
            isPending={isPending}
            onClick={complete}
          >
            {t('pay.paid', { amount: money(invoice.amount, invoice.currency) })}
          </Button>
          {isOver && <Button onClick={() => startAnew(cashier, '/deposit')}>{t('pay.restart')}</Button>}
        </div>
      </StickyFooter>
      <LeaveGuard />
    </>
  );
}
