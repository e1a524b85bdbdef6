import { P2P_CANCELED_STATUSES, P2P_PAID_STATUS } from '../spec/statuses';

export type P2POutcome = 'open' | 'canceled' | 'paid';

const MINUTE_MS = 60_000;

/** P2P-04: only the terminal states end the waiting; any other status is open. */
export function p2pOutcomeOf(status: unknown): P2POutcome {
  const name = typeof status === 'string' ? status.trim().toUpperCase() : '';
  if (name === P2P_PAID_STATUS) return 'paid';
  return P2P_CANCELED_STATUSES.some(canceled => canceled === name) ? 'canceled' : 'open';
}

export function isP2PTerminal(status: unknown): boolean {
  return p2pOutcomeOf(status) !== 'open';
}

/** P2P-04: when the countdown ends, in ms since the epoch; null where either part cannot be read. */
export function p2pDeadlineMs(created: unknown, timeoutMinutes: unknown): number | null {
  const start =
    typeof created === 'string' || typeof created === 'number' ? new Date(created).getTime() : Number.NaN;
  const minutes = typeof timeoutMinutes === 'number' ? timeoutMinutes : Number.NaN;
  const deadline = start + minutes * MINUTE_MS;
  return Number.isFinite(deadline) ? deadline : null;
}

/** Counted from the clock, not from ticks: right after a reload and in a background tab. */
export function remainingMs(deadlineMs: number, nowMs: number): number {
  return Math.max(0, deadlineMs - nowMs);
}
