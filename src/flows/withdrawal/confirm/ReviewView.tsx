import type { ReactElement, ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { methodText } from '../../../domain/methodText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { WithdrawalDraft } from '../../../state/createWithdrawalState';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Note } from '../../../ui/Note';
import { ScreenBody } from '../../../ui/ScreenBody';
import { StatusHero } from '../../../ui/StatusHero';
import { StickyFooter } from '../../../ui/StickyFooter';
import { useMoney } from '../../shared/useMoney';
import { backToForm } from '../confirmStep';
import { submitWithdrawal } from '../submitWithdrawal';
import { timeText } from '../timeText';
import { useAvailable } from '../useAvailable';
import { WithdrawalFacts } from '../WithdrawalFacts';

export type ReviewViewProps = { draft: WithdrawalDraft; children?: ReactNode };

/** The summary: nothing has been sent yet, and everything can still be changed. */
export function ReviewView({ draft, children }: ReviewViewProps): ReactElement {
  const cashier = useCashier();
  const { withdrawal } = cashier;
  const t = useTranslate();
  const money = useMoney();
  const { isSubmitting, refusal } = useSnapshot(withdrawal);
  const { lang } = useSnapshot(cashier.user);
  const { amount, currency, method, accountType, details } = draft;
  const balance = useAvailable();
  const isTooMuch = balance !== null && amount > balance && !isSubmitting;
  const figure = money(amount, currency);
  return (
    <>
      <ScreenBody width="form">
        <StatusHero
          kind="info"
          figure={figure}
          title={t('withdrawal.review.title')}
          text={t('withdrawal.review.text')}
          headingLevel={2}
        />
        <Card>
          <WithdrawalFacts
            methodText={methodText(method, lang)}
            details={details}
            accountType={accountType}
            time={timeText(t, method)}
          />
        </Card>
        <div role="alert">
          {isTooMuch && balance !== null && (
            <Note tone="danger" title={t('withdrawal.review.balanceTitle')}>
              {t('withdrawal.review.balanceText', { balance: money(balance, currency) })}
            </Note>
          )}
          {refusal && !isTooMuch && (
            <Note tone="danger" title={t('withdrawal.refused.title')}>
              <div>{refusal.text}</div>
              <div>{t('withdrawal.refused.hint')}</div>
              <div>{t('error.reference', { reference: refusal.reference })}</div>
            </Note>
          )}
        </div>
        {children}
      </ScreenBody>
      <StickyFooter>
        <div className="stack stack--tight">
          {!isTooMuch && (
            <Button part="submit" isPending={isSubmitting} onClick={() => submitWithdrawal(cashier)}>
              {t('withdrawal.submit', { amount: figure })}
            </Button>
          )}
          <Button
            variant={isTooMuch ? 'primary' : 'secondary'}
            isDisabled={isSubmitting}
            onClick={() => backToForm(cashier)}
          >
            {t('withdrawal.review.change')}
          </Button>
        </div>
      </StickyFooter>
    </>
  );
}
