import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { Deadline } from '../../domain/time/deadlineOf';
import { useCompleteDeposit } from '../../flows/deposit/complete/useCompleteDeposit';
import { TimeOver } from '../../flows/deposit/pages/TimeOver';
import { useDeadline } from '../../flows/deposit/pages/useDeadline';
import { LeaveGuard } from '../../flows/deposit/pending/LeaveGuard';
import { LONGEST_CLOCK_MS, PayBefore } from '../../flows/deposit/requisites/PayBefore';
import { paymentCode, type Transfer } from '../../flows/deposit/requisites/readTransfer';
import { TransferAmount } from '../../flows/deposit/requisites/TransferAmount';
import { TransferTimer } from '../../flows/deposit/requisites/TransferTimer';
import { useCardNumber } from '../../flows/deposit/requisites/useCardNumber';
import { useMethodText } from '../../flows/shared/text/useMethodText';
import { useTranslate } from '../../i18n/useTranslate';
import type { Cashier } from '../../state/Cashier';
import { useCashier } from '../../state/CashierContext';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/content/Card';
import { Note } from '../../ui/content/Note';
import { Columns } from '../../ui/frame/Columns';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import { StickyFooter } from '../../ui/frame/StickyFooter';
import { Steps } from '../../ui/status/Steps';
import { RequisiteList } from './RequisiteList';
import { TransferTarget } from './TransferTarget';

/**
 * Amount, code, requisites and time. 'I have paid' leaves the screen only once the server has answered it.
 * When the time is over, nothing to pay to is shown any more (DEP-05).
 */
export function TransferView({ transfer }: { transfer: Transfer }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const made = useSnapshot(cashier.transaction);
  const { amount, currency } = made;
  const nameOf = useMethodText('deposit');
  const { isPending, complete } = useCompleteDeposit();
  const isAtCounter = isPaidAtCounter(cashier);
  const code = isAtCounter ? paymentCode(transfer) : undefined;
  const { requisites, qrCode, timeoutMinutes, card } = transfer;
  const deadline = useDeadline(timeoutMinutes);
  const isOver = deadline?.isOver === true;
  const number = useCardNumber(isOver ? null : card);
  const isUnpayable = number.status === 'failed';
  const asking = isAtCounter ? 'pay.exactly' : 'transfer.exactAmount';

  const sum = { amount: transfer.amount ?? amount, currency: transfer.currency ?? currency };
  const lines = <RequisiteList requisites={requisites.filter(line => line !== code)} />;
  return (
    <>
      <ScreenBody width="split">
        <Columns
          main={
            isOver ? (
              <TimeOver {...sum} text={t('transfer.timeOverText')} />
            ) : (
              <>
                <TransferAmount {...sum} label={t(isUnpayable ? 'amount.label' : asking)} />
                <TransferTarget transfer={transfer} number={number} code={code}>
                  {lines}
                </TransferTarget>
              </>
            )
          }
          side={
            !isOver && (
              <>
                {qrCode && lines}
                {deadline && <TransferDeadline deadline={deadline} />}
                {code && (
                  <Card label={t('cash.howTo')}>
                    <Steps steps={[t('cash.step.place', { method: nameOf(made) }), t('cash.step.pay')]} />
                  </Card>
                )}
                {!isUnpayable && (
                  <Note tone="info">{isAtCounter ? t('cash.keep') : t('transfer.ownAccount')}</Note>
                )}
              </>
            )
          }
        />
      </ScreenBody>
      <StickyFooter>
        <Button part="submit" isPending={isPending} onClick={complete}>
          {t('transfer.paid')}
        </Button>
      </StickyFooter>
      <LeaveGuard />
    </>
  );
}

export const isPaidAtCounter = ({ deposit: { method }, kindOf }: Cashier): boolean =>
  Boolean(method && kindOf(method).isPaidAtCounter);

/** Until when to pay: the date while that is far off, then the time left. */
function TransferDeadline({ deadline }: { deadline: Deadline }): ReactElement {
  return deadline.leftMs > LONGEST_CLOCK_MS ? (
    <Card>
      <PayBefore deadlineMs={deadline.endMs} />
    </Card>
  ) : (
    <TransferTimer deadline={deadline} />
  );
}
