import { MINUTE_MS } from '../../spec/timers';

/** The largest time that a Date can hold. */
const LAST_DATE_MS = 8.64e15;

export interface Deadline {
  leftMs: number;
  /** Epoch ms. */
  endMs: number;
  /** The part of the whole time that is left, 0 to 1. */
  share: number;
  isOver: boolean;
}

/**
 * The time left until `endMs` of `totalMs`, by the clock, not by ticks, so that it is right after a reload too.
 * A wrong clock never gives more than the whole time.
 */
export function deadlineAt(endMs: number, totalMs: number, nowMs: number): Deadline {
  const leftMs = Math.min(Math.max(endMs - nowMs, 0), totalMs);
  return { leftMs, endMs: nowMs + leftMs, share: leftMs / totalMs, isOver: leftMs === 0 };
}

/** The time left of `minutes` from `createdAt` (ISO); `null` if there is no limit, or one beyond any date. */
export function deadlineOf(createdAt: string | null, minutes: number | null, nowMs: number): Deadline | null {
  const startMs = Date.parse(createdAt ?? '');
  const totalMs = (minutes ?? 0) * MINUTE_MS;
  // False without a time too.
  const hasEnd = totalMs > 0 && startMs + totalMs <= LAST_DATE_MS;
  return hasEnd ? deadlineAt(startMs + totalMs, totalMs, nowMs) : null;
}
