import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { LAST_DATE_MS } from '../../../domain/time/deadlineOf';
import { formatDateTime } from '../../../domain/time/formatDateTime';
import { useTranslate } from '../../../i18n/useTranslate';
import { MINUTE_MS } from '../../../spec/timers';
import { DescriptionList } from '../../../ui/content/DescriptionList';

/** Beyond this a date says more than a running clock. */
export const LONGEST_CLOCK_MS: number = 120 * MINUTE_MS;

/** Until when to pay; nothing where no date can say it. */
export function PayBefore({ deadlineMs }: { deadlineMs: number }): ReactElement | null {
  const t = useTranslate();
  const { i18n } = useLingui();
  if (deadlineMs > LAST_DATE_MS) return null;
  const value = formatDateTime(new Date(deadlineMs).toISOString(), i18n.locale);
  return (
    <DescriptionList details={[{ id: 'before', label: t('transfer.payBefore'), value, tone: 'strong' }]} />
  );
}
