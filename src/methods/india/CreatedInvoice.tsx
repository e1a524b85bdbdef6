import type { ReactElement } from 'react';
import type { Deadline } from '../../domain/time/deadlineOf';
import { PayActions } from '../../flows/deposit/pages/PayActions';
import { PaySteps } from '../../flows/deposit/pages/PaySteps';
import { PayTimer } from '../../flows/deposit/pages/PayTimer';
import { useDeadline } from '../../flows/deposit/pages/useDeadline';
import { useLeaveWhenSeen } from '../../flows/deposit/pages/useLeaveWhenSeen';
import { LeaveGuard } from '../../flows/deposit/pending/LeaveGuard';
import { useTranslate } from '../../i18n/useTranslate';
import { MINUTE_MS } from '../../spec/timers';
import { Card } from '../../ui/content/Card';
import { Note } from '../../ui/content/Note';
import { Columns } from '../../ui/frame/Columns';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import type { UpiInvoice } from './readInvoice';
import { UpiDetails } from './UpiDetails';
import { UpiWays } from './UpiWays';

/**
 * The custom page upi-qr of a created deposit, which moves on by itself once it is paid. When the time is
 * over, nothing to pay to is shown any more (DEP-05).
 */
export function CreatedInvoice({ invoice }: { invoice: UpiInvoice }): ReactElement {
  const deadline = useDeadline(invoice.timeoutMinutes);
  const { texts, steps } = invoice.more;
  const isOver = deadline?.isOver === true;

  useLeaveWhenSeen();

  return (
    <>
      <ScreenBody width="split">
        <Columns
          main={
            <>
              {!isOver && <UpiDetails invoice={invoice} />}
              {deadline && <InvoiceTimer deadline={deadline} />}
            </>
          }
          side={
            !isOver && (
              <>
                <UpiWays invoice={invoice} />
                {(texts.title || texts.description || steps.length > 0) && (
                  <PaySteps texts={texts} steps={steps} isForeign />
                )}
              </>
            )
          }
        />
      </ScreenBody>
      <PayActions amount={invoice.amount} currency={invoice.currency} isOver={isOver} isPayable />
      <LeaveGuard />
    </>
  );
}

const LOW_MS = 3 * MINUTE_MS;

function InvoiceTimer({ deadline }: { deadline: Deadline }): ReactElement {
  const t = useTranslate();
  if (deadline.isOver) return <Note tone="danger">{t('india.expired')}</Note>;
  return (
    <Card>
      <PayTimer deadline={deadline} isLow={deadline.leftMs < LOW_MS} />
    </Card>
  );
}
