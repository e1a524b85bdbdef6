import type { WithdrawalPayload } from '../../../api/contract/withdrawal';
import { hashText } from '../../../lib/hashText';
import { isRecord } from '../../../lib/isRecord';
import { MINUTE_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import type { RequestIntent } from '../../../state/RequestIntent';
import { keptList } from '../../shared/keptList';

/** How long a withdrawal whose answer was lost may be missing from the list. */
const KEEP_MS = 10 * MINUTE_MS;

/** What the host is told if the withdrawal is found later. */
export type Facts = Pick<WithdrawalPayload, 'paymentMethod' | 'amount' | 'currency'>;

interface Kept extends Facts {
  requestId: string;
  /** Hash of what was sent. */
  hash: string;
  /** Epoch ms. */
  at: number;
}

const isFresh = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value.requestId === 'string' &&
  typeof value.paymentMethod === 'string' &&
  typeof value.amount === 'number' &&
  typeof value.currency === 'string' &&
  typeof value.at === 'number' &&
  Math.abs(Date.now() - value.at) < KEEP_MS;

const requests = keptList('withdrawal.2', {
  isKept: isFresh,
  isSame: (kept, { requestId }: { requestId: string | null }) => kept.requestId === requestId,
});

/**
 * Stores a request before its creating call is sent (API-04): if the page is reloaded before the answer, the
 * same withdrawal is sent with the same id, and the bank makes it once. Of what was typed only the amount is
 * stored, the rest as a hash.
 */
export function keepRequest(
  cashier: Cashier,
  { requestId, content }: RequestIntent,
  { paymentMethod, amount, currency }: Facts,
): void {
  requests.put(cashier, {
    requestId,
    hash: hashText(content),
    at: Date.now(),
    paymentMethod,
    amount,
    currency,
  });
}

/** The requestId under which the same was sent before, if its outcome is not known. */
export function keptRequest(cashier: Cashier, content: string): string | null {
  const hash = hashText(content);
  return readKept(cashier).find(kept => kept.hash === hash)?.requestId ?? null;
}

/** Call it when the outcome is known. */
export function forgetRequest(cashier: Cashier, requestId: string | null): void {
  requests.drop(cashier, { requestId });
}

/** Requests whose outcome is not known, those of other tabs included. */
export const readKept: (cashier: Cashier) => Kept[] = requests.read;
