import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { isSweepstake } from '../../../state/isSweepstake';
import { Card } from '../../../ui/Card';
import { Note } from '../../../ui/Note';
import { ScreenBody } from '../../../ui/ScreenBody';
import { StatusHero } from '../../../ui/StatusHero';
import { StickyFooter } from '../../../ui/StickyFooter';
import { useMoney } from '../../shared/useMoney';
import { markRefused } from '../refused/markRefused';
import { NextBest } from '../refused/NextBest';
import { CompleteActions } from './CompleteActions';
import { followTransaction } from './followTransaction';
import { STATUS_VIEWS, stageOf } from './statusView';
import { TransactionDetails } from './TransactionDetails';

/** DEP-10: the deposit as the server sees it, live until it has settled. */
export function CompleteScreen({ children }: { children?: ReactNode }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const transaction = useSnapshot(cashier.transaction);
  const { balance } = useSnapshot(cashier.user);
  const { popUps } = useSnapshot(cashier.deposit);
  const stage = stageOf(transaction);
  const view = STATUS_VIEWS[stage];
  const firstStage = useRef(stage);

  useEffect(() => followTransaction(cashier), [cashier]);

  useEffect(() => {
    if (stage !== firstStage.current) announce(cashier.announcer, t(view.title as 'status.waiting.title'));
  }, [stage, view, t, cashier]);

  const { paymentMethod } = transaction;
  useEffect(() => {
    if (stage === 'mistaked') markRefused(cashier, paymentMethod);
  }, [stage, paymentMethod, cashier]);

  const isBalanceKnown = stage === 'processed' && transaction.isBalanceTold && balance !== null;
  const text = isBalanceKnown
    ? t('status.balanceNow', { balance: money(balance.amount, balance.currency) })
    : stage === 'waiting' && (!transaction.redirect || popUps === 'blocked')
      ? t('status.waiting.noWindow')
      : t(view.text as 'status.waiting.text');
  const { amount, currency, receivedAmount } = transaction;
  const received = stage === 'processed' ? receivedAmount : null;
  return (
    <>
      <ScreenBody width="form">
        <StatusHero
          kind={view.kind}
          figure={amount > 0 || received !== null ? money(received ?? amount, currency) : ''}
          title={t(view.title as 'status.waiting.title')}
          text={stage === 'mistaked' && transaction.message ? transaction.message : text}
          hasSettled={stage !== firstStage.current}
        />
        {received !== null && received !== amount && (
          <Note tone="info">
            {t('complete.otherAmount', {
              received: money(received, currency),
              amount: money(amount, currency),
            })}
          </Note>
        )}
        <Card>
          <TransactionDetails />
        </Card>
        {children}
        {stage === 'mistaked' && !isSweepstake(cashier) && <NextBest amount={amount} />}
      </ScreenBody>
      <StickyFooter>
        <CompleteActions stage={stage} />
      </StickyFooter>
    </>
  );
}
