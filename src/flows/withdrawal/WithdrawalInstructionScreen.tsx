import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/content/Card';
import { Note } from '../../ui/content/Note';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import { StickyFooter } from '../../ui/frame/StickyFooter';
import { Steps } from '../../ui/status/Steps';
import { backToForm } from './submit/confirmStep';
import { withdrawalTimeText } from './withdrawalTimeText';

/** The steps of a withdrawal, from the form to the payout (beyond the specification, 9). */
export function WithdrawalInstructionScreen(): ReactElement | null {
  const cashier = useCashier();
  const t = useTranslate();
  const { method } = useSnapshot(cashier.withdrawal);
  if (!method) return null;
  return (
    <>
      <ScreenBody width="form">
        <Card>
          <Steps
            steps={[
              t('withdrawal.how.form'),
              t('withdrawal.how.confirm'),
              t('withdrawal.how.review'),
              t('withdrawal.how.sent'),
            ]}
          />
        </Card>
        <Note tone="info" title={t('withdrawal.time.usual', { time: withdrawalTimeText(t, method) })}>
          {t('withdrawal.how.cancel')}
        </Note>
      </ScreenBody>
      <StickyFooter>
        <Button onClick={() => backToForm(cashier)}>{t('withdrawal.how.back')}</Button>
      </StickyFooter>
    </>
  );
}
