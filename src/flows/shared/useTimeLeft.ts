import { useSnapshot } from 'valtio';
import { type Deadline, deadlineOf } from '../../domain/time/deadlineOf';
import { useCashier } from '../../state/CashierContext';
import { useNow } from './useNow';

/** The time left of `minutes` since the deposit was made; `null` if there is no limit. */
export function useTimeLeft(minutes: number | null): Deadline | null {
  const { createdAt } = useSnapshot(useCashier().transaction);
  const now = useNow(minutes !== null);
  return deadlineOf(createdAt, minutes, now);
}
