import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { clockText } from '../../../domain/time/clockText';
import type { Deadline } from '../../../domain/time/deadlineOf';
import { useTranslate } from '../../../i18n/useTranslate';
import { MINUTE_MS } from '../../../spec/timers';
import { Card } from '../../../ui/content/Card';
import { TimeLeft } from '../../../ui/status/TimeLeft';

/** The time left for a transfer, as a line and a bar; nothing if there is no limit. */
export function TransferTimer({ deadline }: { deadline: Deadline }): ReactElement | null {
  const t = useTranslate();
  const { locale } = useLingui().i18n;
  const { leftMs, share, isOver } = deadline;
  if (leftMs === Number.POSITIVE_INFINITY) return null;
  return (
    <Card>
      <TimeLeft
        title={t(isOver ? 'transfer.timeOver' : 'transfer.timeLeft')}
        clock={clockText(leftMs, locale)}
        share={share}
        isLow={leftMs <= MINUTE_MS}
      />
    </Card>
  );
}
