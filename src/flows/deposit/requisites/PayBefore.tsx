import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { formatDateTime } from '../../../domain/time/formatDateTime';
import { useTranslate } from '../../../i18n/useTranslate';
import { MINUTE_MS } from '../../../spec/timers';
import { DescriptionList } from '../../../ui/content/DescriptionList';

/** Beyond this a date says more than a running countdown. */
export const LONGEST_CLOCK_MS: number = 120 * MINUTE_MS;

/** The date to pay by. */
export function PayBefore({ deadlineMs }: { deadlineMs: number }): ReactElement {
  const t = useTranslate();
  const { i18n } = useLingui();
  const value = formatDateTime(new Date(deadlineMs).toISOString(), i18n.locale);
  return (
    <DescriptionList details={[{ id: 'before', label: t('transfer.payBefore'), value, tone: 'strong' }]} />
  );
}
