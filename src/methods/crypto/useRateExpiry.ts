import { useSnapshot } from 'valtio';
import { useCashier } from '../../state/CashierContext';
import { useNow } from '../families/useNow';

export interface RateExpiry {
  /** `null`: the server said no time. */
  leftMs: number | null;
  isOver: boolean;
}

const MINUTE_MS = 60_000;

/** How long the rate is still kept, from the creation of the deposit on. */
export function useRateExpiry(timeoutMinutes: number | null): RateExpiry {
  const { createdAt } = useSnapshot(useCashier().transaction);
  const startedAt = createdAt === null ? Number.NaN : Date.parse(createdAt);
  const hasEnd = timeoutMinutes !== null && Number.isFinite(startedAt);
  const now = useNow(hasEnd);
  if (!hasEnd) return { leftMs: null, isOver: false };
  const leftMs = Math.max(0, startedAt + timeoutMinutes * MINUTE_MS - now);
  return { leftMs, isOver: leftMs === 0 };
}
