import type { RawStatus } from '../../../api/contract/transaction';
import { isDepositFinal, mapDepositStatus } from '../../../domain/transaction/depositStatus';
import type { DepositStage } from '../complete/depositView';

/** The stages at which a deposit has ended. */
export type PendingEnd = Extract<DepositStage, 'processed' | 'mistaked' | 'not-created'>;

/** How a deposit with this status has ended; `null` while it is open. */
export function pendingEnd({ status }: { status: RawStatus }): PendingEnd | null {
  const told = mapDepositStatus(status);
  return isDepositFinal(told) ? told : null;
}
