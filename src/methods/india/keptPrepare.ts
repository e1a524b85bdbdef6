import type { CashierError } from '../../api/errors';
import { keptList } from '../../flows/shared/keptList';
import { createUuid } from '../../lib/createUuid';
import { isRecord } from '../../lib/isRecord';
import { MINUTE_MS } from '../../spec/timers';
import type { Cashier } from '../../state/Cashier';

/** How long an invoice whose answer was lost is asked for again. */
const KEEP_MS = 10 * MINUTE_MS;

interface Kept {
  requestId: string;
  /** What was sent, as JSON: no amount is. */
  content: string;
  /** Epoch ms. */
  at: number;
}

const isFresh = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value.requestId === 'string' &&
  typeof value.content === 'string' &&
  typeof value.at === 'number' &&
  Math.abs(Date.now() - value.at) < KEEP_MS;

const requests = keptList('prepare', {
  isKept: isFresh,
  isSame: (kept, { requestId }: { requestId: string }) => kept.requestId === requestId,
});

/**
 * The id to prepare an invoice with, stored until there is an answer: if that is lost, to a reload or the network, the
 * same is asked for again, and a bank that knows the id answers with the same invoice (API-04).
 */
export function prepareId(cashier: Cashier, payload: object): string {
  const content = JSON.stringify(payload);
  const known = requests.read(cashier).find(kept => kept.content === content);
  const requestId = known?.requestId ?? createUuid();
  requests.put(cashier, { requestId, content, at: Date.now() });
  return requestId;
}

/** Call it when there is an answer. */
export const forgetPrepare = (cashier: Cashier, requestId: string): void =>
  requests.drop(cashier, { requestId });

/** Whether the bank may have made an invoice that it can still answer with. */
export const mayHavePrepared = ({ isOutcomeUnknown, kind }: CashierError): boolean =>
  isOutcomeUnknown && kind !== 'schema';
