import { MINUTE_MS } from '../../spec/timers';

/** The largest time that a Date can hold. */
export const LAST_DATE_MS = 8.64e15;

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

/** The time left of `minutes` from `createdAt` (ISO); `null` if there is no limit. */
export function deadlineOf(createdAt: string | null, minutes: number | null, nowMs: number): Deadline | null {
  const startMs = Date.parse(createdAt ?? '');
  if (minutes === null || minutes <= 0 || Number.isNaN(startMs)) return null;
  const totalMs = minutes * MINUTE_MS;
  return deadlineAt(startMs + totalMs, totalMs, nowMs);
}
