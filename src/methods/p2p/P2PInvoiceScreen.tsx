import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { TimeOver } from '../../flows/deposit/pages/TimeOver';
import { LeaveGuard } from '../../flows/deposit/pending/LeaveGuard';
import { PayTo } from '../../flows/deposit/requisites/PayTo';
import { TransferAmount } from '../../flows/deposit/requisites/TransferAmount';
import { TransferTimer } from '../../flows/deposit/requisites/TransferTimer';
import { useCardNumber } from '../../flows/deposit/requisites/useCardNumber';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { useField } from '../../state/useField';
import { LinkButton } from '../../ui/button/LinkButton';
import { Note } from '../../ui/content/Note';
import { Columns } from '../../ui/frame/Columns';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import { StickyFooter } from '../../ui/frame/StickyFooter';
import { AskedSum } from './AskedSum';
import { followP2P } from './order/followP2P';
import { P2PActions } from './P2PActions';
import { type P2PInvoice, p2pOf } from './p2pOf';
import { P2P_PATHS } from './p2pPaths';
import { useInvoiceDeadline } from './useInvoiceDeadline';

/** What to transfer, where to, and until when (P2P-04). */
export function P2PInvoiceScreen(): ReactElement | null {
  const cashier = useCashier();
  const { invoice } = useSnapshot(p2pOf(cashier));
  const depositId = useField(cashier.transaction, 'depositId');
  const isOurs = invoice !== null && invoice.depositId === depositId;

  useEffect(() => {
    if (!isOurs) cashier.router.navigate('/deposit', { isReset: true });
    return isOurs ? followP2P(cashier) : undefined;
  }, [cashier, isOurs]);

  return isOurs ? <Invoice invoice={invoice} /> : null;
}

function Invoice({ invoice }: { invoice: P2PInvoice }): ReactElement {
  const { router } = useCashier();
  const t = useTranslate();
  const { amount, currency, card, bank } = invoice;
  const deadline = useInvoiceDeadline(invoice);
  const number = useCardNumber(deadline.isOver ? null : card);
  const isUnpayable = number.status === 'failed';
  const sum = { amount, currency };
  const asked = <AskedSum invoice={invoice} />;
  return (
    <>
      <ScreenBody width="split">
        <Columns
          main={
            deadline.isOver ? (
              <TimeOver {...sum} text={t('transfer.timeOverText')}>
                {asked}
              </TimeOver>
            ) : (
              <>
                <TransferAmount
                  {...sum}
                  label={t(isUnpayable ? 'amount.label' : 'transfer.exactAmount')}
                  after={asked}
                />
                {card && <PayTo card={card} number={number} bank={bank} isCancellable />}
              </>
            )
          }
          side={
            !deadline.isOver && (
              <>
                <TransferTimer deadline={deadline} />
                {!isUnpayable && (
                  <Note tone="info">
                    {t('p2p.ownCard')}{' '}
                    <LinkButton onClick={() => router.navigate(P2P_PATHS.instruction)}>
                      {t('p2p.howTo')}
                    </LinkButton>
                  </Note>
                )}
              </>
            )
          }
        />
      </ScreenBody>
      <StickyFooter>
        <P2PActions />
      </StickyFooter>
      <LeaveGuard />
    </>
  );
}
