import { useEffect, useRef } from 'react';
import { remainingMs } from '../../../domain/time/deadlineOf';
import { useTranslate } from '../../../i18n/useTranslate';
import { MINUTE_MS } from '../../../spec/timers';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { useNow } from '../../shared/useNow';

/** Minutes left that are announced to screen readers. */
const TOLD_MINUTES: readonly number[] = [5, 1];

export interface Countdown {
  leftMs: number;
  isOver: boolean;
  isLow: boolean;
}

/** P2P-04: the time left, announced when it gets short. */
export function useCountdown(deadlineMs: number, timeoutMs: number): Countdown {
  const { announcer } = useCashier();
  const t = useTranslate();
  const now = useNow(true);
  const leftMs = remainingMs(deadlineMs, timeoutMs, now);
  const isOver = leftMs === 0;
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  const before = useRef(minutes);
  useEffect(() => {
    if (minutes === before.current) return;
    before.current = minutes;
    if (minutes === 0) announce(announcer, t('transfer.timeOver'), 'assertive');
    else if (TOLD_MINUTES.includes(minutes)) announce(announcer, t('transfer.minutesLeft', { minutes }));
  }, [minutes, announcer, t]);
  return { leftMs, isOver, isLow: leftMs <= MINUTE_MS };
}
