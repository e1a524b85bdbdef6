import { remainingMs } from '../../../domain/time/deadlineOf';
import { MINUTE_MS } from '../../../spec/timers';
import { useNow } from '../../shared/useNow';
import { useTimeNews } from '../../shared/useTimeNews';

export interface Countdown {
  leftMs: number;
  isOver: boolean;
  isLow: boolean;
}

/** P2P-04: the time left, announced when it gets short. */
export function useCountdown(deadlineMs: number, timeoutMs: number): Countdown {
  const now = useNow(true);
  const leftMs = remainingMs(deadlineMs, timeoutMs, now);
  useTimeNews(leftMs);
  return { leftMs, isOver: leftMs === 0, isLow: leftMs <= MINUTE_MS };
}
