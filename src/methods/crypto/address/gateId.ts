import type { TransactionState } from '../../../state/createTransactionState';

/** What tells a deposit from others also while the server has not named it. */
export const gateId = ({ requestId, depositId }: Pick<TransactionState, 'requestId' | 'depositId'>): string =>
  requestId ?? depositId ?? '';
