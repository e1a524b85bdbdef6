import type { ReactElement } from 'react';
import type { Deadline } from '../../../domain/time/deadlineOf';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../ui/content/Card';
import { TransferAmount } from '../requisites/TransferAmount';
import { PayCode } from './PayCode';
import { PayRows } from './PayRows';
import { PayTimer } from './PayTimer';
import { type PayPage, payRows } from './payPages';
import type { PageData } from './readPageData';
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
  const t = useTranslate();
  if (deadline?.isOver) return <TimeOver amount={amount} currency={currency} text={t('pay.expired.text')} />;
  const code = texts.qrCode;
  return (
    <>
      <TransferAmount
        label={t('pay.exactly')}
        amount={amount}
        currency={currency}
        after={deadline && <PayTimer deadline={deadline} />}
      />
      {(code || payRows(texts).length > 0) && (
        <Card>
          {code && <PayCode value={code} isPasted={page.isPasted} />}
          <PayRows texts={texts} />
        </Card>
      )}
    </>
  );
}
