import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Note } from '../../../ui/content/Note';
import { Columns } from '../../../ui/frame/Columns';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { LeaveGuard } from '../pending/LeaveGuard';
import { PayActions } from './PayActions';
import { PayFacts } from './PayFacts';
import { PaySteps } from './PaySteps';
import { hasAnythingToShow, ownSteps, type PayPage } from './payPages';
import { readPageData } from './readPageData';
import { useDeadline } from './useDeadline';
import { useLeaveWhenSeen } from './useLeaveWhenSeen';

/** DEP-05, DEP-13: what to pay, to whom and until when; once the payment is seen, the status opens. */
export function PaymentPage({ page }: { page: PayPage }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const transaction = useSnapshot(cashier.transaction);
  const data = readPageData(transaction.answer);
  const { texts } = data;
  const amount = data.amount ?? transaction.amount;
  const currency = data.currency ?? transaction.currency;
  const deadline = useDeadline(data.timeoutMinutes);
  const isOver = deadline?.isOver === true;
  useLeaveWhenSeen();
  const actions = { amount, currency, isOver };
  if (!hasAnythingToShow(data)) {
    // It was told to a page that has gone, as a card, which is stored nowhere: the player may have paid.
    const isGone = transaction.answer === null && !transaction.isAnswerLost;
    return (
      <>
        <ScreenBody width="form">
          <Note tone="danger" {...(!isGone && { title: t('pay.noData.title') })}>
            {t(isGone ? 'pay.expired.text' : 'pay.noData.text')}
          </Note>
        </ScreenBody>
        <PayActions {...actions} isOver={isOver || isGone} isPayable={isGone} />
      </>
    );
  }
  const steps = data.steps.length > 0 ? data.steps : ownSteps(page, texts).map(id => t(id));
  return (
    <>
      <ScreenBody width="split">
        <Columns
          main={
            <PayFacts page={page} texts={texts} amount={amount} currency={currency} deadline={deadline} />
          }
          side={
            !isOver && (
              <>
                <PaySteps texts={texts} steps={steps} isForeign={data.steps.length > 0} />
                <Note tone="info">{t('pay.waiting')}</Note>
              </>
            )
          }
        />
      </ScreenBody>
      <PayActions {...actions} isPayable />
      <LeaveGuard />
    </>
  );
}
