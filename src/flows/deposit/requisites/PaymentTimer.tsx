import type { ReactElement } from 'react';
import { clockText } from '../../../domain/clockText';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../ui/Card';
import { TimeLeft } from '../../../ui/TimeLeft';
import type { Countdown } from './useCountdown';

export type PaymentTimerProps = { countdown: Countdown; timeoutMs: number };

export function PaymentTimer({ countdown, timeoutMs }: PaymentTimerProps): ReactElement {
  const t = useTranslate();
  const { leftMs, isLow, isOver } = countdown;
  return (
    <Card>
      <TimeLeft
        title={t(isOver ? 'transfer.timeOver' : 'transfer.waiting')}
        label={t('transfer.timeLeft')}
        clock={clockText(leftMs)}
        share={timeoutMs > 0 ? leftMs / timeoutMs : 0}
        isLow={isLow}
      />
    </Card>
  );
}
