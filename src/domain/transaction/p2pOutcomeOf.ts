import { P2P_CANCELED_STATUSES, P2P_PAID_STATUS } from '../../spec/statuses';

export type P2POutcome = 'open' | 'canceled' | 'paid';

/** P2P-04: only the terminal states end the waiting, `CANCELLED` as well; any other status is open. */
export function p2pOutcomeOf(status: unknown): P2POutcome {
  const name = typeof status === 'string' ? status.trim().toUpperCase().replace('LL', 'L') : '';
  if (name === P2P_PAID_STATUS) return 'paid';
  return P2P_CANCELED_STATUSES.includes(name) ? 'canceled' : 'open';
}
