import { coerce, type, unknown } from 'superstruct';
import type { Client } from '../../../api/createClient';
import { isCashierError } from '../../../api/errors';
import type { Operation } from '../../../api/Operation';
import { type DepositKey, depositCancel, depositStatus } from '../../../api/operations/deposit';
import { isKnownStatus, mapDepositStatus } from '../../../domain/transaction/depositStatus';
import type { DepositStatus } from '../../../spec/statuses';

/** deposit-cancel with any answer accepted: it may be empty. */
const CANCEL: Operation<DepositKey, { status: unknown }> = {
  ...depositCancel,
  answer: coerce(type({ status: unknown() }), unknown(), Object),
};

/** How a deposit stands that was not cancelled. */
export type Standing = 'waiting' | 'paid';

/** Sends deposit-cancel (P2P-03). Resolves with how the deposit stands, or `null` if it is cancelled. */
export async function sendCancel(
  client: Client,
  which: DepositKey,
  options: { signal: AbortSignal; reference?: string },
): Promise<Standing | null> {
  const { status } = await client.call(CANCEL, which, options);
  let told = statusOf(status, 'mistaked');
  // 0 or 1: that of the deposit, or the result of the call.
  if (told !== 'mistaked' && !/\D/.test(String(status))) {
    const asked = await client.call(depositStatus, which, options).catch((error: unknown) => {
      if (isCashierError(error) && error.status === 404) return { status: 'mistaked' };
      throw error;
    });
    told = statusOf(asked.status, 'waiting');
  }
  if (told === 'mistaked') return null;
  return told === 'waiting' ? 'waiting' : 'paid';
}

const statusOf = (raw: unknown, otherwise: DepositStatus): DepositStatus =>
  isKnownStatus(raw) ? mapDepositStatus(raw) : otherwise;

/** Whether the server has not judged the deposit: it stands as before, and another try may go through. */
export const isRetryable = (error: unknown): boolean =>
  !isCashierError(error) || error.isOutcomeUnknown || error.isPassing;
