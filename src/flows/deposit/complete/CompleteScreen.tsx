import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { isInCoins } from '../../../state/applyStatus';
import { useCashier } from '../../../state/CashierContext';
import { isSweepstake } from '../../../state/isSweepstake';
import { Card } from '../../../ui/content/Card';
import { Note } from '../../../ui/content/Note';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { StatusHero } from '../../../ui/status/StatusHero';
import { useStageNews } from '../../shared/status/useStageNews';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { NextBest } from '../refused/NextBest';
import { markRefused } from '../refused/nextBestMethod';
import { amountAgain, CompleteActions } from './CompleteActions';
import { DEPOSIT_VIEWS, depositStage } from './depositView';
import { followTransaction } from './followTransaction';
import { TransactionDetails } from './TransactionDetails';
import { useStatusText } from './useStatusText';

/** DEP-10: the deposit as the server sees it, live until it has settled. */
export function CompleteScreen({ children }: { children?: ReactNode }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useExactMoney();
  const transaction = useSnapshot(cashier.transaction);
  const { paymentMethod, amount, currency, received: sum } = transaction;
  const stage = depositStage(transaction);
  const view = DEPOSIT_VIEWS[stage];
  const title = t(view.title);
  const text = useStatusText(stage);

  useEffect(() => followTransaction(cashier), [cashier]);

  const hasSettled = useStageNews(stage, title);

  useEffect(() => {
    if (stage === 'mistaked') markRefused(cashier, paymentMethod);
  }, [stage, paymentMethod, cashier]);

  const asked = money(amount, currency);
  const received = stage === 'processed' && sum !== null ? money(sum.amount, sum.currency) : null;
  const isComparable = sum?.currency === currency || !isInCoins(transaction);
  return (
    <>
      <ScreenBody width="form">
        <StatusHero
          kind={view.kind}
          figure={received ?? (amount > 0 ? asked : '')}
          title={title}
          text={text}
          hasSettled={hasSettled}
        />
        {received !== null && received !== asked && isComparable && (
          <Note tone="info">{t('complete.otherAmount', { received, amount: asked })}</Note>
        )}
        <Card>
          <TransactionDetails />
        </Card>
        {children}
        {stage === 'mistaked' && !isSweepstake(cashier) && <NextBest amount={amountAgain(cashier)} />}
      </ScreenBody>
      <StickyFooter>
        <CompleteActions stage={stage} />
      </StickyFooter>
    </>
  );
}
