import { type Deadline, deadlineOf } from '../../../domain/time/deadlineOf';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { useNow } from './useNow';

/** The time left of `minutes` since the deposit was made; `null` if there is no limit. */
export function useTimeLeft(minutes: number | null): Deadline | null {
  const createdAt = useField(useCashier().transaction, 'createdAt');
  const now = useNow(minutes !== null);
  return deadlineOf(createdAt, minutes, now);
}
