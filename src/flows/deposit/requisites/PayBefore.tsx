import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { LAST_DATE_MS } from '../../../domain/time/deadlineOf';
import { formatDateTime } from '../../../domain/time/formatDateTime';
import { useTranslate } from '../../../i18n/useTranslate';
import { MINUTE_MS } from '../../../spec/timers';
import { DescriptionList } from '../../../ui/content/DescriptionList';

/** Beyond this a date says more than a running countdown. */
export const LONGEST_CLOCK_MS: number = 120 * MINUTE_MS;

/** The date to pay by; nothing if it is beyond the range of `Date`. */
export function PayBefore({ deadlineMs }: { deadlineMs: number }): ReactElement | null {
  const t = useTranslate();
  const { i18n } = useLingui();
  if (deadlineMs > LAST_DATE_MS) return null;
  const value = formatDateTime(new Date(deadlineMs).toISOString(), i18n.locale);
  return (
    <DescriptionList details={[{ id: 'before', label: t('transfer.payBefore'), value, tone: 'strong' }]} />
  );
}
