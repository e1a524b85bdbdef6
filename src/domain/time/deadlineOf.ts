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
 * The time left by the clock, not by ticks, so that it is right after a reload too. A wrong clock never gives
 * more than the whole time.
 */
export const remainingMs = (endMs: number, totalMs: number, nowMs: number): number =>
  Math.min(Math.max(endMs - nowMs, 0), totalMs);

/** The time left of `minutes` from `createdAt` (ISO); `null` if there is no limit. */
export function deadlineOf(createdAt: string | null, minutes: number | null, nowMs: number): Deadline | null {
  const startMs = Date.parse(createdAt ?? '');
  if (minutes === null || minutes <= 0 || Number.isNaN(startMs)) return null;
  const totalMs = minutes * MINUTE_MS;
  const leftMs = remainingMs(startMs + totalMs, totalMs, nowMs);
  return { leftMs, endMs: nowMs + leftMs, share: leftMs / totalMs, isOver: leftMs === 0 };
}
