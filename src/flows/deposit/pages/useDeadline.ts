import type { Deadline } from '../../../domain/time/deadlineOf';
import { useTimeLeft } from '../../shared/time/useTimeLeft';
import { useTimeNews } from '../../shared/time/useTimeNews';

/** The time left to pay, announced when it gets short. */
export function useDeadline(minutes: number | null): Deadline | null {
  const deadline = useTimeLeft(minutes);
  useTimeNews(deadline?.leftMs ?? null);
  return deadline;
}
