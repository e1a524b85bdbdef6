import type { FormField } from '../../../api/contract/form';
import type { PaymentMethod } from '../../../api/contract/method';
import type { P2PAnswer } from '../../../api/contract/p2p';
import { depositCheck } from '../../../api/operations/p2p';
import type { Sum } from '../../../domain/money/Sum';
import { isDepositFinal, mapDepositStatus } from '../../../domain/transaction/depositStatus';
import { p2pOutcomeOf } from '../../../domain/transaction/p2pOutcomeOf';
import { isDepositUnknown } from '../../../flows/deposit/complete/endUnknown';
import { isNoDeposit } from '../../../flows/deposit/pending/askPending';
import {
  findPending,
  type PendingDeposit,
  pendingDeposits,
} from '../../../flows/deposit/pending/pendingList';
import { mayStillArrive } from '../../../flows/shared/creation/isNotMade';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { regionOf } from '../../../state/regionOf';

/** After this time a copy of the bank's data that has not heard of a deposit yet is asked once more. */
export const LAG_MS = 2_000;

/** An answer that names its deposit. */
export type AnswerWithId = P2PAnswer & { depositId: string };

/** Sends deposit-check: the bank's open deposit of this method, if there is one (P2P-01). */
export const checkP2P = (
  cashier: Cashier,
  { name }: PaymentMethod,
  signal: AbortSignal = cashier.signal,
): Promise<P2PAnswer> =>
  cashier.client
    .call(depositCheck, { paymentMethod: name, selectedCountry: regionOf(cashier) }, { signal })
    .catch((error: unknown) => {
      if (isNoDeposit(error) || isDepositUnknown(error)) return { exists: false };
      throw error;
    });

/**
 * The player's deposit of this method that was made so lately that the bank may have asked a copy of its data which has
 * not heard of it. Of one that the bank names its word counts.
 */
export const madeJustNow = (
  cashier: Cashier,
  { name }: PaymentMethod,
  answer: P2PAnswer,
): PendingDeposit | undefined =>
  pendingDeposits(cashier).find(
    ({ depositId, paymentMethod, cancelledOn, createdAt }) =>
      depositId !== null &&
      depositId !== answer.depositId &&
      paymentMethod === name &&
      !cancelledOn &&
      mayStillArrive(Date.parse(createdAt)),
  );

/** It is paid, cancelled, or over in any other way. */
export const isOrderOver = ({ status }: P2PAnswer): boolean =>
  p2pOutcomeOf(status) !== 'open' || isDepositFinal(mapDepositStatus(status));

export const hasDepositId = (answer: P2PAnswer): answer is AnswerWithId => answer.depositId !== undefined;

/** What `isFieldsRequired` asks for: where no fields are named beside it, those of the form. */
export const fieldsOf = ({ fields = [], unifiedFlow }: P2PAnswer): readonly FormField[] =>
  fields.length > 0 ? fields : (unifiedFlow?.fields ?? []);

/** The sum that the player asked for, as the server says; `null` if it gives only the sum to transfer. */
export function askedSum({ passedAmount: amount = 0, passedCurrency: currency }: P2PAnswer): Sum | null {
  return amount > 0 && currency !== undefined ? { amount, currency } : null;
}

/** The sum of a deposit that was not created just now: as stored here, else the sum to transfer. */
export function keptSum(
  cashier: Cashier,
  { depositId, payment_amount = 0, payment_currency: currency }: AnswerWithId,
): Pick<DepositIntent, 'amount' | 'currency'> {
  const kept = findPending(cashier, { depositId });
  if (kept) return { amount: kept.amount, currency: kept.currency };
  return { amount: payment_amount, ...(currency !== undefined && { currency }) };
}
