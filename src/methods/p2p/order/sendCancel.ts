import { unknown } from 'superstruct';
import type { Client } from '../../../api/createClient';
import type { Operation } from '../../../api/Operation';
import { type DepositKey, depositCancel } from '../../../api/operations/deposit';
import { isKnownStatus, mapDepositStatus } from '../../../domain/transaction/depositStatus';
import { isRecord } from '../../../lib/isRecord';

/** deposit-cancel with any answer accepted: it may be empty. */
const CANCEL: Operation<DepositKey, unknown> = { ...depositCancel, answer: unknown() };

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
function standingOf(answer: unknown): Standing | null {
  const status = isRecord(answer) ? String(answer['status']) : '';
  const told = /\D/.test(status) && isKnownStatus(status) ? mapDepositStatus(status) : 'mistaked';
  if (told === 'mistaked') return null;
  return told === 'waiting' ? 'waiting' : 'paid';
}
