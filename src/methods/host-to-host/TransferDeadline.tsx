import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { formatDateTime } from '../../domain/formatDateTime';
import { PaymentTimer } from '../../flows/deposit/requisites/PaymentTimer';
import type { Transfer } from '../../flows/deposit/requisites/readTransfer';
import { useCountdown } from '../../flows/deposit/requisites/useCountdown';
import { useTranslate } from '../../i18n/useTranslate';
import { MINUTE_MS } from '../../spec/timers';
import { Card } from '../../ui/Card';
import { DescriptionList } from '../../ui/DescriptionList';

/** Beyond this a date says more than a running clock. */
const LONGEST_CLOCK_MS = 120 * MINUTE_MS;

/** Until when to pay, where the server says so. */
export function TransferDeadline({ transfer }: { transfer: Transfer }): ReactElement | null {
  const { deadlineMs, timeoutMs } = transfer;
  if (deadlineMs === null || timeoutMs === null) return null;
  return timeoutMs > LONGEST_CLOCK_MS ? (
    <PayBefore deadlineMs={deadlineMs} />
  ) : (
    <RunningClock deadlineMs={deadlineMs} timeoutMs={timeoutMs} />
  );
}

function PayBefore({ deadlineMs }: { deadlineMs: number }): ReactElement {
  const t = useTranslate();
  const { i18n } = useLingui();
  const value = formatDateTime(new Date(deadlineMs).toISOString(), i18n.locale);
  return (
    <Card>
      <DescriptionList details={[{ id: 'before', label: t('transfer.payBefore'), value, tone: 'strong' }]} />
    </Card>
  );
}

function RunningClock({ deadlineMs, timeoutMs }: { deadlineMs: number; timeoutMs: number }): ReactElement {
  const countdown = useCountdown(deadlineMs, timeoutMs);
  return <PaymentTimer countdown={countdown} timeoutMs={timeoutMs} />;
}
