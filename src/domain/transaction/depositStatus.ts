import { DEPOSIT_STATUS_CODES, DEPOSIT_STATUSES, type DepositStatus } from '../../spec/statuses';
import { type P2POutcome, p2pOutcomeOf } from './p2pOutcomeOf';

const RANKS: Readonly<Record<DepositStatus, number>> = { waiting: 0, accepted: 1, mistaked: 2, processed: 3 };

const OF_P2P: Readonly<Record<P2POutcome, DepositStatus | null>> = {
  open: null,
  canceled: 'mistaked',
  paid: 'accepted',
};

const isNamed = (raw: unknown, status: DepositStatus): boolean =>
  typeof raw === 'string' && raw.trim().toLowerCase() === status;

/** DEP-09: a known name, or 0, 1, 2, or how a P2P transfer ended (P2P-04). Anything else is accepted. */
export function mapDepositStatus(raw: unknown): DepositStatus {
  const ended = OF_P2P[p2pOutcomeOf(raw)];
  if (ended) return ended;
  const known = DEPOSIT_STATUSES.find(status => isNamed(raw, status));
  if (known) return known;
  const code = typeof raw === 'string' && raw.trim() ? Number(raw) : raw;
  return (typeof code === 'number' ? DEPOSIT_STATUS_CODES[code] : undefined) ?? 'accepted';
}

/** Whether a status is a known one. Others map to 'accepted', but only as news of a deposit (DEP-09). */
export function isKnownStatus(raw: unknown): raw is string | number {
  return mapDepositStatus(raw) !== 'accepted' || p2pOutcomeOf(raw) === 'paid' || isNamed(raw, 'accepted');
}

/**
 * The status after news of `next`: the one that ranks higher. Pushes come late, twice and out of order, so
 * only a fixed ranking gives the same result in whatever order they come. processed ranks above mistaked, as
 * money that has arrived must never be shown as failed.
 */
export function advanceStatus(current: DepositStatus, next: DepositStatus): DepositStatus {
  return RANKS[next] > RANKS[current] ? next : current;
}

export function isDepositFinal(status: DepositStatus): status is 'processed' | 'mistaked' {
  return status === 'processed' || status === 'mistaked';
}
