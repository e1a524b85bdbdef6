import { isRecord } from '../../../lib/isRecord';
import { readJson } from '../../../lib/readJson';
import { MINUTE_MS } from '../../../spec/timers';

/** A deposit whose end was not seen yet: enough to ask for it again, and nothing secret. */
export interface PendingDeposit {
  depositId: string | null;
  requestId: string | null;
  paymentMethod: string;
  methodText: string;
  /** Major units. */
  amount: number;
  currency: string;
  /** ISO time. */
  createdAt: string;
  /** The server has answered that it was created, perhaps without naming it. */
  isConfirmed?: boolean;
  /** The coin package that it pays for (SWP-01). */
  box?: unknown;
  /** What is to be paid and to whom, as the server wrote it: after a reload it may still have to be. */
  answer?: unknown;
  /** The screen that shows it. */
  path?: string;
}

export type DepositIds = Pick<PendingDeposit, 'depositId' | 'requestId'>;

const KEEP_MS = 24 * 60 * MINUTE_MS;
const LONGEST_KEEP_MS = 30 * KEEP_MS;
const MOST_KEPT = 10;

/** A storage that is denied or broken keeps nothing. */
export function readPending(storage: () => Storage, key: string, now: number): PendingDeposit[] {
  try {
    const json = readJson(storage().getItem(key) ?? '[]');
    const list = json.ok && Array.isArray(json.value) ? json.value : [];
    return list.filter(isPending).filter(one => now - Date.parse(one.createdAt) < keepMs(one));
  } catch {
    return [];
  }
}

/** A day, or the time that there is to pay: a code for a counter may be good for three. */
function keepMs({ answer }: PendingDeposit): number {
  const data = isRecord(answer) ? answer['data'] : undefined;
  const minutes = isRecord(data) ? data['timeout_minutes'] : undefined;
  const timeMs = typeof minutes === 'number' ? minutes * MINUTE_MS : 0;
  return Math.min(Math.max(timeMs, KEEP_MS), LONGEST_KEEP_MS);
}

export function writePending(storage: () => Storage, key: string, list: readonly PendingDeposit[]): void {
  try {
    if (list.length === 0) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(list.slice(-MOST_KEPT)));
  } catch {
    // Denied or full: the deposit is followed as long as the page lives.
  }
}

export const isSameDeposit = (one: DepositIds, other: DepositIds): boolean =>
  (one.depositId !== null && one.depositId === other.depositId) ||
  (one.requestId !== null && one.requestId === other.requestId);

function isPending(value: unknown): value is PendingDeposit {
  if (!isRecord(value)) return false;
  const { depositId, requestId, paymentMethod, methodText, amount, currency, createdAt } = value;
  const isId = (id: unknown) => id === null || typeof id === 'string';
  return (
    isId(depositId) &&
    isId(requestId) &&
    (depositId !== null || requestId !== null) &&
    typeof paymentMethod === 'string' &&
    typeof methodText === 'string' &&
    typeof amount === 'number' &&
    typeof currency === 'string' &&
    typeof createdAt === 'string' &&
    !Number.isNaN(Date.parse(createdAt))
  );
}
