import { ageMs } from '../../../lib/ageMs';
import { hashText } from '../../../lib/hashText';
import { isRecord } from '../../../lib/isRecord';
import { MINUTE_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { createKeptList } from '../../../state/createKeptList';
import type { RequestIntent } from '../../../state/RequestIntent';

/** Within this time the same content is taken for another try of the request whose answer was lost. */
const SAME_REQUEST_MS = 10 * MINUTE_MS;

export type Kept<Facts> = Facts & {
  requestId: string;
  /** Hash of what was sent. */
  hash: string;
  /** Epoch ms. */
  at: number;
};

type Player = Pick<Cashier, 'parent' | 'unstored'>;

/** Requests whose outcome is not known, stored per player for all tabs. */
export interface KeptRequests<Facts> {
  /**
   * Call it before the request is sent: after a reload the same content is sent with the same id, and the
   * bank makes it once. `at`: when it was sent in epoch ms, now by default.
   */
  keep(cashier: Player, intent: RequestIntent, facts: Facts, at?: number): void;
  /** The requestId under which the same content was sent within the last ten minutes. */
  find(cashier: Player, content: string): string | null;
  /** Call it when the outcome is known. */
  forget(cashier: Player, requestId: string | null): void;
  /** Call it when nothing was made: forgets the request once another try of it would get an id of its own. */
  forgetOld(cashier: Player, requestId: string): void;
  read(cashier: Player): Kept<Facts>[];
}

/**
 * API-04. Stores a hash of what is sent and, as the rest may be secret, nothing else but the facts that
 * `readFacts` picks. `readFacts` gives `null` if a stored value cannot be read. `keepMs`: how long an entry
 * is kept unless it is forgotten before.
 */
export function createKeptRequests<Facts extends object>(
  name: string,
  readFacts: (value: object) => Facts | null,
  keepMs: number = SAME_REQUEST_MS,
): KeptRequests<Facts> {
  const isFresh = (value: unknown): value is Kept<Facts> =>
    isRecord(value) &&
    typeof value.requestId === 'string' &&
    typeof value.at === 'number' &&
    ageMs(value.at) < keepMs &&
    readFacts(value) !== null;
  const requests = createKeptList(name, {
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
        requests.read(cashier).find(kept => kept.hash === hash && ageMs(kept.at) < SAME_REQUEST_MS)
          ?.requestId ?? null
      );
    },
    forget: (cashier, requestId) => requests.drop(cashier, { requestId }),
    forgetOld(cashier, requestId) {
      const kept = requests.read(cashier).find(one => one.requestId === requestId);
      if (kept && ageMs(kept.at) >= SAME_REQUEST_MS) requests.drop(cashier, { requestId });
    },
    read: requests.read,
  };
}
