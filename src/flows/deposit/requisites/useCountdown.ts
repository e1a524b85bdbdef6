import { type Deadline, deadlineAt } from '../../../domain/time/deadlineOf';
import { useNow } from '../../shared/useNow';
import { useTimeNews } from '../../shared/useTimeNews';

/** P2P-04: the time left, announced when it gets short. */
export function useCountdown(deadlineMs: number, timeoutMs: number): Deadline {
  const deadline = deadlineAt(deadlineMs, timeoutMs, useNow(true));
  useTimeNews(deadline.leftMs);
  return deadline;
}
