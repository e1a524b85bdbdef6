import { isPaymentSeen } from '../../../domain/transaction/isPaymentSeen';
import type { TransactionState } from '../../../state/createTransactionState';

export type SendStage = 'warning' | 'memo' | 'expired' | 'address' | 'seen';

interface Progress {
  isSeen: boolean;
  isExpired: boolean;
  isWarned: boolean;
  /** The memo was copied or noted, or there is none. */
  hasMemo: boolean;
}

/**
 * The warnings come before the address. Once the transfer is seen, or the rate has expired, the address is
 * hidden: nothing should be sent any more.
 */
export function sendStage({ isSeen, isExpired, isWarned, hasMemo }: Progress): SendStage {
  if (isSeen) return 'seen';
  if (isExpired) return 'expired';
  if (!isWarned) return 'warning';
  return hasMemo ? 'address' : 'memo';
}

/** The transfer has a hash, or the bank counts it as paid. */
export const isTransferSeen = (made: Pick<TransactionState, 'txid' | 'status' | 'serverStatus'>): boolean =>
  made.txid !== null || isPaymentSeen(made);

export const isGate = (stage: SendStage): boolean =>
  stage === 'warning' || stage === 'memo' || stage === 'expired';
