import type { DepositStatus } from '../../spec/statuses';
import { isDepositFinal, isKnownStatus } from './depositStatus';

interface Told {
  status: DepositStatus;
  /** How the server last put it; `null` where it has said nothing yet. */
  serverStatus: string | number | null;
}

/**
 * Whether the server has seen the payment, so that nothing is to be paid any more (DEP-05). A word of its own counts as
 * accepted (DEP-09), but may as well be 'pending': the player must still be told where to pay.
 */
export function isPaymentSeen({ status, serverStatus }: Told): boolean {
  if (isDepositFinal(status)) return true;
  return status === 'accepted' && (serverStatus === null || isKnownStatus(serverStatus));
}
