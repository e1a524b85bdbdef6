import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { Card } from '../../ui/Card';
import { CountdownRing } from '../../ui/CountdownRing';
import { Note } from '../../ui/Note';
import { clockText } from '../families/clockText';
import { useNow } from '../families/useNow';

const MINUTE_MS = 60_000;
const LOW_MS = 3 * MINUTE_MS;

/** From the creation on, so that it is right after a while in the background too. */
export function TimeLeft({ minutes }: { minutes: number }): ReactElement | null {
  const t = useTranslate();
  const { createdAt } = useSnapshot(useCashier().transaction);
  const now = useNow(true);
  const startedAt = createdAt === null ? Number.NaN : Date.parse(createdAt);
  if (!Number.isFinite(startedAt)) return null;
  const totalMs = minutes * MINUTE_MS;
  const leftMs = Math.min(totalMs, Math.max(0, startedAt + totalMs - now));
  if (leftMs === 0) return <Note tone="danger">{t('india.expired')}</Note>;
  return (
    <Card>
      <div className="timer">
        <CountdownRing
          label={t('india.timeLeft')}
          text={clockText(leftMs)}
          value={leftMs / totalMs}
          isLow={leftMs < LOW_MS}
        />
        <span className="timer__text">{t('india.timeLeft')}</span>
      </div>
    </Card>
  );
}
