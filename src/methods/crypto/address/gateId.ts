import type { TransactionState } from '../../../state/createTransactionState';

/** Identifies a deposit, also before the server has given its id. */
export const gateId = ({ requestId, depositId }: Pick<TransactionState, 'requestId' | 'depositId'>): string =>
  requestId ?? depositId ?? '';
