import type { ReactElement, ReactNode } from 'react';
import { methodText } from '../../../domain/method/methodText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { WithdrawalDraft } from '../../../state/createWithdrawalState';
import { useField } from '../../../state/useField';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/content/Card';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { StatusHero } from '../../../ui/status/StatusHero';
import { useBusyNews } from '../../shared/busy/useBusyNews';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { exceedsAvailable } from '../availableAmount';
import { backToForm } from '../submit/confirmStep';
import { submitWithdrawal } from '../submit/submitWithdrawal';
import { useAvailable } from '../useAvailable';
import { WithdrawalFacts } from '../WithdrawalFacts';
import { withdrawalTimeText } from '../withdrawalTimeText';
import { ReviewProblem } from './ReviewProblem';

type ReviewViewProps = { draft: WithdrawalDraft; children?: ReactNode };

/** The summary: nothing has been sent yet, and everything can still be changed. */
export function ReviewView({ draft, children }: ReviewViewProps): ReactElement {
  const cashier = useCashier();
  const { withdrawal } = cashier;
  const t = useTranslate();
  const money = useExactMoney();
  const isSubmitting = useField(withdrawal, 'isSubmitting');
  useBusyNews(isSubmitting);
  const lang = useField(cashier.user, 'lang');
  const { amount, currency, method, accountType, details } = draft;
  const balance = useAvailable();
  // As it is decided at the press: what cannot be sent must not look as if it could.
  const isBlocked = exceedsAvailable(cashier, draft) && !isSubmitting;
  const isTooMuch = isBlocked && balance !== null;
  const figure = money(amount, currency);
  return (
    <>
      <ScreenBody width="form">
        <StatusHero
          kind="info"
          figure={figure}
          title={t('withdrawal.review.title')}
          // The text says that nothing has been sent yet; while it is being sent, a blank keeps its line.
          text={isSubmitting ? '\u00a0' : t('withdrawal.review.text')}
          headingLevel={2}
        />
        <Card>
          <WithdrawalFacts
            methodText={methodText(method, lang)}
            paymentMethod={method.name}
            details={details}
            accountType={accountType}
            time={withdrawalTimeText(t, method)}
          />
        </Card>
        <ReviewProblem balance={isTooMuch ? money(balance, currency) : null} />
        {children}
      </ScreenBody>
      <StickyFooter>
        <div className="stack stack--tight">
          {!isTooMuch && (
            <Button
              part="submit"
              isPending={isSubmitting}
              isDisabled={isBlocked}
              onClick={() => submitWithdrawal(cashier)}
            >
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
