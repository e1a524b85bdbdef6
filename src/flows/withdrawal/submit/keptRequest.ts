import type { WithdrawalPayload } from '../../../api/contract/withdrawal';
import { hashText } from '../../../lib/hashText';
import { isRecord } from '../../../lib/isRecord';
import { MINUTE_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import type { RequestIntent } from '../../../state/RequestIntent';
import { keptList } from '../../shared/keptList';

/** As long as a player may still not see in the list what a lost answer has made. */
const KEEP_MS = 10 * MINUTE_MS;

/** What the host is told where the withdrawal is found. */
export type Facts = Pick<WithdrawalPayload, 'paymentMethod' | 'amount' | 'currency'>;

interface Kept extends Facts {
  requestId: string;
  /** Of what was sent. */
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
 * Kept before the creating call leaves (API-04): a page that is reloaded while the answer is on its way sends the same
 * withdrawal with the same id, and the bank makes it once. What was typed is kept as a hash alone, but for the amount.
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

/** The id under which the same was sent before, its outcome not known. */
export function keptRequest(cashier: Cashier, content: string): string | null {
  const hash = hashText(content);
  return readKept(cashier).find(kept => kept.hash === hash)?.requestId ?? null;
}

/** The outcome is known. */
export function forgetRequest(cashier: Cashier, requestId: string | null): void {
  requests.drop(cashier, { requestId });
}

/** Requests whose outcome is not known, also of another tab. */
export const readKept: (cashier: Cashier) => Kept[] = requests.read;
