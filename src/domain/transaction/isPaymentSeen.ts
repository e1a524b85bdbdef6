import type { DepositStatus } from '../../spec/statuses';
import { isDepositFinal, isKnownStatus } from './depositStatus';

interface Told {
  status: DepositStatus;
  /** The status as the server last wrote it; `null` if it has said nothing yet. */
  serverStatus: string | number | null;
}

/**
 * Whether the server has seen the payment, so that nothing needs to be paid any more (DEP-05). A status of
 * the server's own counts as accepted (DEP-09), but it may just mean 'pending': the player must still be told
 * where to pay.
 */
export function isPaymentSeen({ status, serverStatus }: Told): boolean {
  if (isDepositFinal(status)) return true;
  return status === 'accepted' && (serverStatus === null || isKnownStatus(serverStatus));
}
