import { type ReactElement, useState } from 'react';
import { useSnapshot } from 'valtio';
import { completeDeposit } from '../../flows/deposit/completeDeposit';
import { LeaveGuard } from '../../flows/deposit/pending/LeaveGuard';
import { PayTo } from '../../flows/deposit/requisites/PayTo';
import { RequisiteList } from '../../flows/deposit/requisites/RequisiteList';
import { paymentCode, type Transfer } from '../../flows/deposit/requisites/readTransfer';
import { TransferAmount } from '../../flows/deposit/requisites/TransferAmount';
import { useNow } from '../../flows/shared/useNow';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Columns } from '../../ui/Columns';
import { Note } from '../../ui/Note';
import { QrCode } from '../../ui/QrCode';
import { ScreenBody } from '../../ui/ScreenBody';
import { StickyFooter } from '../../ui/StickyFooter';
import { CounterCode } from './CounterCode';
import { TransferDeadline } from './TransferDeadline';

/**
 * Amount, code, requisites, time; and 'I have paid', which never leaves before the server has heard of it. Once the time
 * is over nothing is to be paid to (DEP-05).
 */
export function TransferView({ transfer }: { transfer: Transfer }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { amount, currency, methodText } = useSnapshot(cashier.transaction);
  const [isCompleting, setIsCompleting] = useState(false);
  const { method } = cashier.deposit;
  const code = method && cashier.kindOf(method).isPaidAtCounter ? paymentCode(transfer) : null;
  const { card, requisites, qrCode, deadlineMs } = transfer;
  const now = useNow(deadlineMs !== null);
  const isOver = deadlineMs !== null && now >= deadlineMs;

  const handlePaid = async () => {
    if (isCompleting) return;
    setIsCompleting(true);
    const isTaken = await completeDeposit(cashier);
    if (!isTaken) setIsCompleting(false);
  };
  const lines = <RequisiteList requisites={requisites} />;
  return (
    <>
      <ScreenBody width="split">
        <Columns
          main={
            <>
              <TransferAmount
                amount={amount}
                currency={currency}
                label={t(code ? 'cash.amount' : 'transfer.exactAmount')}
              />
              {isOver ? (
                <Note tone="danger" title={t('transfer.timeOver')}>
                  {t('transfer.timeOverText')}
                </Note>
              ) : (
                <>
                  {qrCode && (
                    <Card>
                      <QrCode value={qrCode} label={t('transfer.qrLabel')} />
                      <p className="code-line">{t('transfer.scan')}</p>
                    </Card>
                  )}
                  {code && <CounterCode code={code} place={methodText} />}
                  {card && <PayTo card={card} />}
                  {!code && !qrCode && lines}
                </>
              )}
            </>
          }
          side={
            <>
              {(code || qrCode) && !isOver && lines}
              <TransferDeadline transfer={transfer} />
              {!isOver && <Note tone="info">{code ? t('cash.keep') : t('transfer.ownAccount')}</Note>}
            </>
          }
        />
      </ScreenBody>
      <StickyFooter>
        <Button part="submit" isPending={isCompleting} onClick={() => void handlePaid()}>
          {t('transfer.paid')}
        </Button>
      </StickyFooter>
      <LeaveGuard />
    </>
  );
}
