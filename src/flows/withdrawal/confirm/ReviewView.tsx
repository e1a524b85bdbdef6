import type { ReactElement } from 'react';
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
import { knownBalance } from '../knownBalance';
import { submitWithdrawal } from '../submitWithdrawal';
import { timeText } from '../timeText';
import { WithdrawalFacts } from '../WithdrawalFacts';

/** The summary: nothing has been sent yet, and everything can still be changed. */
export function ReviewView({ draft }: { draft: WithdrawalDraft }): ReactElement {
  const cashier = useCashier();
  const { withdrawal, router } = cashier;
  const t = useTranslate();
  const money = useMoney();
  const { isSubmitting, refusal } = useSnapshot(withdrawal);
  const user = useSnapshot(cashier.user);
  const { amount, currency, method, accountType, details } = draft;
  const balance = knownBalance(user);
  const isTooMuch = balance !== null && amount > balance && !isSubmitting;
  const figure = money(amount, currency);
  const change = () => {
    if (!router.back()) router.navigate('/withdrawal/redirect', { isReset: true });
  };
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
            methodText={methodText(method, user.lang)}
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
      </ScreenBody>
      <StickyFooter>
        <div className="stack stack--tight">
          {!isTooMuch && (
            <Button part="submit" isPending={isSubmitting} onClick={() => submitWithdrawal(cashier)}>
              {t('withdrawal.submit', { amount: figure })}
            </Button>
          )}
          <Button variant={isTooMuch ? 'primary' : 'secondary'} isDisabled={isSubmitting} onClick={change}>
            {t('withdrawal.review.change')}
          </Button>
        </div>
      </StickyFooter>
    </>
  );
}
