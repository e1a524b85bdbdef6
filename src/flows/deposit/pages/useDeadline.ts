import { useEffect } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useNow } from '../../../methods/families/useNow';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';

const MS_PER_MINUTE = 60_000;
/** Minutes that are said aloud. */
const SPOKEN_MINUTES: ReadonlySet<number> = new Set([10, 5, 1]);

export interface Deadline {
  leftMs: number;
  /** Of the whole time, 0 to 1. */
  share: number;
  isOver: boolean;
}

/**
 * The time left of `minutes` from `createdAt` (ISO); `null` where there is no limit. A creation that lies in the
 * future, by a clock that is wrong, has just happened.
 */
export function deadlineOf(createdAt: string | null, minutes: number | null, now: number): Deadline | null {
  const start = Date.parse(createdAt ?? '');
  if (minutes === null || minutes <= 0 || Number.isNaN(start)) return null;
  const totalMs = minutes * MS_PER_MINUTE;
  const leftMs = Math.min(Math.max(start + totalMs - now, 0), totalMs);
  return { leftMs, share: leftMs / totalMs, isOver: leftMs === 0 };
}

export function useDeadline(createdAt: string | null, minutes: number | null): Deadline | null {
  const { announcer } = useCashier();
  const t = useTranslate();
  const now = useNow(minutes !== null);
  const deadline = deadlineOf(createdAt, minutes, now);
  const minutesLeft = deadline && Math.ceil(deadline.leftMs / MS_PER_MINUTE);
  const isOver = deadline?.isOver === true;
  useEffect(() => {
    if (isOver) announce(announcer, t('pay.expired.title'), 'assertive');
    else if (minutesLeft !== null && minutesLeft !== minutes && SPOKEN_MINUTES.has(minutesLeft))
      announce(announcer, t('pay.minutesLeft', { minutes: minutesLeft }));
  }, [announcer, t, minutes, minutesLeft, isOver]);
  return deadline;
}
