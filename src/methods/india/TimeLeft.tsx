import type { ReactElement } from 'react';
import { clockText } from '../../domain/clockText';
import { useTimeLeft } from '../../flows/shared/useTimeLeft';
import { useTranslate } from '../../i18n/useTranslate';
import { MINUTE_MS } from '../../spec/timers';
import { Card } from '../../ui/Card';
import { CountdownRing } from '../../ui/CountdownRing';
import { Note } from '../../ui/Note';

const LOW_MS = 3 * MINUTE_MS;

export function TimeLeft({ minutes }: { minutes: number }): ReactElement | null {
  const t = useTranslate();
  const deadline = useTimeLeft(minutes);
  if (!deadline) return null;
  if (deadline.isOver) return <Note tone="danger">{t('india.expired')}</Note>;
  return (
    <Card>
      <div className="timer">
        <CountdownRing
          label={t('india.timeLeft')}
          text={clockText(deadline.leftMs)}
          value={deadline.share}
          isLow={deadline.leftMs < LOW_MS}
        />
        <span className="timer__text">{t('india.timeLeft')}</span>
      </div>
    </Card>
  );
}
