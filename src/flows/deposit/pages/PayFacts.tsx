import type { ReactElement } from 'react';
import type { Deadline } from '../../../domain/time/deadlineOf';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Card } from '../../../ui/content/Card';
import { TransferAmount } from '../requisites/TransferAmount';
import { PayCode } from './PayCode';
import { PayRow } from './PayRow';
import { PayTimer } from './PayTimer';
import { type PayPage, payRows } from './payPages';
import type { PageData } from './readPageData';
import { rowLabel } from './rowLabel';
import { TimeOver } from './TimeOver';

type PayFactsProps = {
  page: PayPage;
  texts: PageData['texts'];
  amount: number;
  currency: string;
  deadline: Deadline | null;
};

/** How much to pay, until when, and to whom. Once the time is over, only the amount is shown (DEP-05). */
export function PayFacts({ page, texts, amount, currency, deadline }: PayFactsProps): ReactElement {
  const { translator } = useCashier();
  const t = useTranslate();
  if (deadline?.isOver) return <TimeOver amount={amount} currency={currency} text={t('pay.expired.text')} />;
  const rows = payRows(texts);
  const code = texts.qrCode;
  return (
    <>
      <TransferAmount
        label={t('pay.exactly')}
        amount={amount}
        currency={currency}
        after={deadline && <PayTimer deadline={deadline} />}
      />
      {(code || rows.length > 0) && (
        <Card>
          {code && <PayCode value={code} isPasted={page.isPasted} />}
          {rows.map(({ name, value }) => (
            <PayRow key={name} label={rowLabel(translator, name, texts)} value={value} />
          ))}
        </Card>
      )}
    </>
  );
}
