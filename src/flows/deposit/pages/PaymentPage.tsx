import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { DepositApiResponse } from '../../../api/contract/deposit';
import { amountToText } from '../../../domain/amountToText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Card } from '../../../ui/Card';
import { Columns } from '../../../ui/Columns';
import { Note } from '../../../ui/Note';
import { ScreenBody } from '../../../ui/ScreenBody';
import { Steps } from '../../../ui/Steps';
import { SafeHtml } from '../../shared/html/SafeHtml';
import { useMoney } from '../../shared/useMoney';
import { LeaveGuard } from '../pending/LeaveGuard';
import { PayActions } from './PayActions';
import { PayCode } from './PayCode';
import { PayRow } from './PayRow';
import { PayTimer } from './PayTimer';
import type { PayPage } from './payPages';
import { readPageData } from './readPageData';
import { rowLabel } from './rowLabel';
import { useDeadline } from './useDeadline';
import { useLeaveWhenSettled } from './useLeaveWhenSettled';

/** DEP-05, DEP-13: what is to be paid, to whom and until when; it leaves by itself once the payment is seen. */
export function PaymentPage({ page }: { page: PayPage }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const transaction = useSnapshot(cashier.transaction);
  const data = readPageData(transaction.answer as DepositApiResponse | null);
  const { texts } = data;
  const amount = data.amount ?? transaction.amount;
  const currency = data.currency ?? transaction.currency;
  const deadline = useDeadline(data.timeoutMinutes);
  useLeaveWhenSettled();
  const rows = page.rows.flatMap(name => {
    const value = texts[name];
    return value ? [{ name, value }] : [];
  });
  const isEmpty =
    rows.length === 0 &&
    !texts.qrCode &&
    !texts.description &&
    data.steps.length === 0 &&
    data.amount === null;
  const hasCode = Boolean(texts.qrCode) && !deadline?.isOver;
  const steps = data.steps.length > 0 ? data.steps : page.steps.map(id => t(id as 'pix.step.open'));
  return (
    <>
      <ScreenBody width={isEmpty ? 'form' : 'split'}>
        {isEmpty ? (
          <Note tone="danger" title={t('pay.noData.title')}>
            {t('pay.noData.text')}
          </Note>
        ) : (
          <Columns
            main={
              <>
                <Card>
                  <PayRow
                    label={t('pay.exactly')}
                    value={money(amount, currency)}
                    copied={amountToText(amount, '.')}
                    isSum
                  />
                  {deadline && <PayTimer deadline={deadline} />}
                </Card>
                {deadline?.isOver && (
                  <Note tone="danger" title={t('pay.expired.title')}>
                    {t('pay.expired.text')}
                  </Note>
                )}
                {(hasCode || rows.length > 0) && (
                  <Card>
                    {hasCode && <PayCode value={texts.qrCode ?? ''} isPasted={page.isPasted} />}
                    {rows.map(({ name, value }) => (
                      <PayRow key={name} label={rowLabel(cashier.translator, name, texts)} value={value} />
                    ))}
                  </Card>
                )}
              </>
            }
            side={
              <>
                <Card label={t('pay.steps')}>
                  {texts.title && <strong>{texts.title}</strong>}
                  {texts.description && <SafeHtml html={texts.description} />}
                  <Steps steps={steps} />
                </Card>
                {!deadline?.isOver && <Note tone="info">{t('pay.waiting')}</Note>}
              </>
            }
          />
        )}
      </ScreenBody>
      <PayActions amount={money(amount, currency)} isOver={deadline?.isOver === true} isPayable={!isEmpty} />
      {!isEmpty && <LeaveGuard />}
    </>
  );
}
