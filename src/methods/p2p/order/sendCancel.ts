import { coerce, type, unknown } from 'superstruct';
import type { Client } from '../../../api/createClient';
import { isCashierError } from '../../../api/errors';
import type { Operation } from '../../../api/Operation';
import { type DepositKey, depositCancel } from '../../../api/operations/deposit';
import { isKnownStatus, mapDepositStatus } from '../../../domain/transaction/depositStatus';

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
  return standingOf(await client.call(CANCEL, which, options));
}

/** Unknown statuses do not count, nor do numbers: 0 or 1 may be the result of the call. */
function standingOf(answer: { status: unknown }): Standing | null {
  const status = String(answer.status);
  const told = /\D/.test(status) && isKnownStatus(status) ? mapDepositStatus(status) : 'mistaked';
  if (told === 'mistaked') return null;
  return told === 'waiting' ? 'waiting' : 'paid';
}

/** Whether the server has not judged the deposit: it stands as before, and another try may go through. */
export const isRetryable = (error: unknown): boolean =>
  !isCashierError(error) || error.isOutcomeUnknown || error.isPassing;
