import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Note } from '../../../ui/content/Note';

type ReviewProblemProps = {
  /** The balance formatted as money, if the amount is above it. */
  balance: string | null;
};

/** Why the withdrawal cannot be sent, or was refused. */
export function ReviewProblem({ balance }: ReviewProblemProps): ReactElement {
  const { refusal } = useSnapshot(useCashier().withdrawal);
  const t = useTranslate();
  return (
    <div role="alert">
      {balance !== null && (
        <Note tone="danger" title={t('withdrawal.review.balanceTitle')}>
          {t('withdrawal.review.balanceText', { balance })}
        </Note>
      )}
      {refusal && balance === null && (
        <Note tone="danger" title={t('withdrawal.refused.title')}>
          <div dir="auto">{refusal.text()}</div>
          {/* This reason says so itself. */}
          {refusal.text() !== t('status.notCreated.text') && <div>{t('withdrawal.refused.hint')}</div>}
          <div>{t('error.reference', { reference: refusal.reference })}</div>
        </Note>
      )}
    </div>
  );
}
