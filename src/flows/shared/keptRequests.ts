import { ageMs } from '../../lib/ageMs';
import { hashText } from '../../lib/hashText';
import { isRecord } from '../../lib/isRecord';
import { MINUTE_MS } from '../../spec/timers';
import type { Cashier } from '../../state/Cashier';
import type { RequestIntent } from '../../state/RequestIntent';
import { keptList } from './keptList';

/** How long the same once more is taken for the same request, whose answer was lost. */
const SAME_MS = 10 * MINUTE_MS;

export type Kept<Facts> = Facts & {
  requestId: string;
  /** Hash of what was sent. */
  hash: string;
  /** Epoch ms. */
  at: number;
};

type Player = Pick<Cashier, 'parent'>;

/** Requests whose outcome is not known, stored per player for all tabs. */
export interface KeptRequests<Facts> {
  /**
   * Call it before the request is sent: after a reload the same is sent with the same id, and the bank makes it once.
   * `at`: when it was sent, now by default.
   */
  keep(cashier: Player, intent: RequestIntent, facts: Facts, at?: number): void;
  /** The requestId under which the same was sent within the last ten minutes. */
  find(cashier: Player, content: string): string | null;
  /** Call it when the outcome is known. */
  forget(cashier: Player, requestId: string | null): void;
  /** Call it when nothing was made: the id is kept only for the same once more. */
  forgetOld(cashier: Player, requestId: string): void;
  read(cashier: Player): Kept<Facts>[];
}

/**
 * API-04. What is sent is stored as a hash, and beside it what `readFacts` takes and nothing else: the rest may be
 * secret. `readFacts` gives `null` where a stored value cannot be read. `keepMs`: how long `read` gives it, unless its
 * outcome is known.
 */
export function keptRequests<Facts extends object>(
  name: string,
  readFacts: (value: object) => Facts | null,
  keepMs: number = SAME_MS,
): KeptRequests<Facts> {
  const isFresh = (value: unknown): value is Kept<Facts> =>
    isRecord(value) &&
    typeof value.requestId === 'string' &&
    typeof value.at === 'number' &&
    ageMs(value.at) < keepMs &&
    readFacts(value) !== null;
  const requests = keptList(name, {
    isKept: isFresh,
    isSame: (kept, { requestId }: { requestId: string | null }) => kept.requestId === requestId,
  });
  return {
    keep: (cashier, { requestId, content }, facts, at = Date.now()) =>
      requests.put(cashier, {
        ...(readFacts(facts) as Facts),
        requestId,
        hash: hashText(content),
        at,
      }),
    find: (cashier, content) => {
      const hash = hashText(content);
      return (
        requests.read(cashier).find(kept => kept.hash === hash && ageMs(kept.at) < SAME_MS)?.requestId ?? null
      );
    },
    forget: (cashier, requestId) => requests.drop(cashier, { requestId }),
    forgetOld(cashier, requestId) {
      const kept = requests.read(cashier).find(one => one.requestId === requestId);
      if (kept && ageMs(kept.at) >= SAME_MS) requests.drop(cashier, { requestId });
    },
    read: requests.read,
  };
}
