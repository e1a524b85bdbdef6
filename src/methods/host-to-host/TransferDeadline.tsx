import type { ReactElement } from 'react';
import { LONGEST_CLOCK_MS, PayBefore } from '../../flows/deposit/requisites/PayBefore';
import type { Transfer } from '../../flows/deposit/requisites/readTransfer';
import { TransferTimer } from '../../flows/deposit/requisites/TransferTimer';
import { useCountdown } from '../../flows/deposit/requisites/useCountdown';
import { Card } from '../../ui/content/Card';

/** Until when to pay, if the server says so. */
export function TransferDeadline({ transfer }: { transfer: Transfer }): ReactElement | null {
  const { deadlineMs, timeoutMs } = transfer;
  if (deadlineMs === null || timeoutMs === null) return null;
  return timeoutMs > LONGEST_CLOCK_MS ? (
    <Card>
      <PayBefore deadlineMs={deadlineMs} />
    </Card>
  ) : (
    <RunningClock deadlineMs={deadlineMs} timeoutMs={timeoutMs} />
  );
}

function RunningClock({ deadlineMs, timeoutMs }: { deadlineMs: number; timeoutMs: number }): ReactElement {
  return <TransferTimer deadline={useCountdown(deadlineMs, timeoutMs)} />;
}
