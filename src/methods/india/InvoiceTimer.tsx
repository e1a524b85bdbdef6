import type { ReactElement } from 'react';
import type { Deadline } from '../../domain/time/deadlineOf';
import { PayTimer } from '../../flows/deposit/pages/PayTimer';
import { useTranslate } from '../../i18n/useTranslate';
import { MINUTE_MS } from '../../spec/timers';
import { Card } from '../../ui/content/Card';
import { Note } from '../../ui/content/Note';

const LOW_MS = 3 * MINUTE_MS;

export function InvoiceTimer({ deadline }: { deadline: Deadline }): ReactElement {
  const t = useTranslate();
  if (deadline.isOver) return <Note tone="danger">{t('india.expired')}</Note>;
  return (
    <Card>
      <PayTimer deadline={deadline} isLow={deadline.leftMs < LOW_MS} />
    </Card>
  );
}
