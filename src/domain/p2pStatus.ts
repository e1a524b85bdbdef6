import { P2P_CANCELED_STATUSES, P2P_PAID_STATUS } from '../spec/statuses';

export type P2POutcome = 'open' | 'canceled' | 'paid';

/** P2P-04: only the terminal states end the waiting; any other status is open. */
export function p2pOutcomeOf(status: unknown): P2POutcome {
  const name = typeof status === 'string' ? status.trim().toUpperCase() : '';
  if (name === P2P_PAID_STATUS) return 'paid';
  return P2P_CANCELED_STATUSES.some(canceled => canceled === name) ? 'canceled' : 'open';
}

/** Counted from the clock, not from ticks: right after a reload and in a background tab. */
export function remainingMs(deadlineMs: number, nowMs: number): number {
  return Math.max(0, deadlineMs - nowMs);
}
