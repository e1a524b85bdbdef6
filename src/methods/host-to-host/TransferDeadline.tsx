import type { ReactElement } from 'react';
import type { Deadline } from '../../domain/time/deadlineOf';
import { LONGEST_CLOCK_MS, PayBefore } from '../../flows/deposit/requisites/PayBefore';
import { TransferTimer } from '../../flows/deposit/requisites/TransferTimer';
import { Card } from '../../ui/content/Card';

/** Until when to pay: the date while that is far off, then the time left. */
export function TransferDeadline({ deadline }: { deadline: Deadline }): ReactElement {
  return deadline.leftMs > LONGEST_CLOCK_MS ? (
    <Card>
      <PayBefore deadlineMs={deadline.endMs} />
    </Card>
  ) : (
    <TransferTimer deadline={deadline} />
  );
}
