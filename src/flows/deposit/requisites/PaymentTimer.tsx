import type { ReactElement } from 'react';
import { clockText } from '../../../domain/time/clockText';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../ui/content/Card';
import { TimeLeft } from '../../../ui/status/TimeLeft';
import type { Countdown } from './useCountdown';

export type PaymentTimerProps = { countdown: Countdown; timeoutMs: number };

/** Nothing where there is no limit. */
export function PaymentTimer({ countdown, timeoutMs }: PaymentTimerProps): ReactElement | null {
  const t = useTranslate();
  const { leftMs, isLow, isOver } = countdown;
  if (leftMs === Number.POSITIVE_INFINITY) return null;
  return (
    <Card>
      <TimeLeft
        title={t(isOver ? 'transfer.timeOver' : 'transfer.waiting')}
        label={t('transfer.timeLeft')}
        clock={clockText(leftMs)}
        share={leftMs / timeoutMs}
        isLow={isLow}
      />
    </Card>
  );
}
