import { MINUTE_MS } from '../../spec/timers';

/** Beyond this no date can say when. */
export const LAST_DATE_MS = 8.64e15;

export interface Deadline {
  leftMs: number;
  /** Epoch ms. */
  endMs: number;
  /** Of the whole time, 0 to 1. */
  share: number;
  isOver: boolean;
}

/** By the clock, not by ticks: right after a reload too. A clock that is wrong never gives more than the whole time. */
export const remainingMs = (endMs: number, totalMs: number, nowMs: number): number =>
  Math.min(Math.max(endMs - nowMs, 0), totalMs);

/** The time left of `minutes` from `createdAt` (ISO); `null` where there is no limit. */
export function deadlineOf(createdAt: string | null, minutes: number | null, nowMs: number): Deadline | null {
  const startMs = Date.parse(createdAt ?? '');
  if (minutes === null || minutes <= 0 || Number.isNaN(startMs)) return null;
  const totalMs = minutes * MINUTE_MS;
  const leftMs = remainingMs(startMs + totalMs, totalMs, nowMs);
  return { leftMs, endMs: nowMs + leftMs, share: leftMs / totalMs, isOver: leftMs === 0 };
}
