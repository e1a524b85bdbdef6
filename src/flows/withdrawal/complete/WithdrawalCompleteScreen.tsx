import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Card } from '../../../ui/content/Card';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { StatusHero } from '../../../ui/status/StatusHero';
import { useStageNews } from '../../shared/status/useStageNews';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { useMethodText } from '../../shared/text/useMethodText';
import { CancelAction } from '../follow/CancelAction';
import { followWithdrawal } from '../follow/followWithdrawal';
import { WithdrawalFacts } from '../WithdrawalFacts';
import { WithdrawalActions } from './WithdrawalActions';
import { WithdrawalTimeline } from './WithdrawalTimeline';
import { WITHDRAWAL_VIEWS, withdrawalStage } from './withdrawalView';

/** The withdrawal as the server sees it, live until it is settled (WD-01; beyond the specification, 9). */
export function WithdrawalCompleteScreen({ children }: { children?: ReactNode }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useExactMoney();
  const current = useSnapshot(cashier.withdrawal.current);
  const stage = withdrawalStage(current);
  const view = WITHDRAWAL_VIEWS[stage];
  const title = t(view.title);
  const { withdrawalId, requestId, amount, currency, message, paymentMethod, details } = current;
  const { accountType, createdAt } = current;
  const nameOf = useMethodText('withdrawal');

  useEffect(() => followWithdrawal(cashier), [cashier]);

  const hasSettled = useStageNews(stage, title);

  const id = withdrawalId ?? requestId;
  const idLabel = t(withdrawalId ? 'withdrawal.id' : 'summary.reference');
  return (
    <>
      <ScreenBody width="form">
        <StatusHero
          kind={view.kind}
          figure={money(amount, currency)}
          title={title}
          text={
            <>
              {(stage === 'mistaked' || stage === 'canceled') && message && <div dir="auto">{message}</div>}
              {/* Text gets its own element: page translators replace bare text nodes, which breaks React. */}
              <div>{t(view.text)}</div>
            </>
          }
          hasSettled={hasSettled}
        />
        {withdrawalId !== null && (
          <Card>
            <WithdrawalTimeline />
            <CancelAction variant="quiet" />
          </Card>
        )}
        <Card>
          <WithdrawalFacts
            methodText={nameOf(current)}
            paymentMethod={paymentMethod}
            details={details}
            accountType={accountType}
            createdAt={createdAt}
            id={id ? { label: idLabel, value: id } : null}
          />
        </Card>
        {children}
      </ScreenBody>
      <StickyFooter>
        <WithdrawalActions stage={stage} />
      </StickyFooter>
    </>
  );
}
