import { isCashierError } from '../../../api/errors';
import { isPaymentSeen } from '../../../domain/transaction/isPaymentSeen';
import { NOT_FOUND_CODES } from '../../../spec/notFoundCodes';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';

/** The bank knows no such deposit: the code is its own. */
export const isDepositUnknown = (error: unknown): boolean =>
  isCashierError(error) && error.code === NOT_FOUND_CODES.deposit;

/**
 * The bank has refused a call about a deposit as of one that it does not know: nothing may be paid to it any more. It
 * reads as one that did not go through, as whoever has paid has to ask the support.
 */
export function endUnknown({ transaction }: Cashier, depositId: string, error: unknown): void {
  if (isDepositUnknown(error) && !isPaymentSeen(transaction))
    applyStatus(transaction, { depositId, status: 'mistaked' });
}
