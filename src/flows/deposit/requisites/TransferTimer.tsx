import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { clockText } from '../../../domain/time/clockText';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../ui/content/Card';
import { TimeLeft } from '../../../ui/status/TimeLeft';
import type { Countdown } from './useCountdown';

export type TransferTimerProps = { countdown: Countdown; timeoutMs: number };

/** The time left for a transfer, as a line and a bar; nothing if there is no limit. */
export function TransferTimer({ countdown, timeoutMs }: TransferTimerProps): ReactElement | null {
  const t = useTranslate();
  const { locale } = useLingui().i18n;
  const { leftMs, isLow, isOver } = countdown;
  if (leftMs === Number.POSITIVE_INFINITY) return null;
  return (
    <Card>
      <TimeLeft
        title={t(isOver ? 'transfer.timeOver' : 'transfer.waiting')}
        label={t('transfer.timeLeft')}
        clock={clockText(leftMs, locale)}
        share={leftMs / timeoutMs}
        isLow={isLow}
      />
    </Card>
  );
}
