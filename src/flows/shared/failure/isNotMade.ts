import { isCashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { withdrawalStatus } from '../../../api/operations/withdrawal';
import { playerOf } from '../../../domain/player/playerOf';
import { NOT_FOUND_CODES } from '../../../spec/notFoundCodes';
import { REQUEST_GROUP_TIMEOUT_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';

type Payment = keyof typeof NOT_FOUND_CODES;

interface RequestMemory {
  /** A request that the server has made something of. */
  answered: string | null;
  /** It has answered a question by a request's id. */
  isKnowing: boolean;
}

const ASK: Readonly<Record<Payment, (cashier: Cashier, requestId: string) => Promise<unknown>>> = {
  deposit: ({ client, signal }, requestId) => client.call(depositStatus, { requestId }, { signal }),
  withdrawal: ({ client, signal }, requestId) => client.call(withdrawalStatus, { requestId }, { signal }),
};

/** One for each banking server, as another may know less, and each player: of another's request it knows nothing. */
const memoryOf = (cashier: Cashier, payment: Payment): RequestMemory =>
  cashier.resource(`requests ${payment} ${cashier.parent.host} ${playerOf(cashier.parent)}`, () => ({
    answered: null,
    isKnowing: false,
  }));

/** By a clock that may have been set back since. */
export const ageMs = (createdAt: string): number => Math.abs(Date.now() - Date.parse(createdAt));

/** A request that was on its way when its answer was given up arrives within this, or not at all. */
export const mayStillArrive = (createdAt: string | null): boolean =>
  createdAt !== null && ageMs(createdAt) < REQUEST_GROUP_TIMEOUT_MS;

/** The server has answered a creating call: asked by its id, it must know of it. */
export function rememberAnswered(cashier: Cashier, payment: Payment, requestId: string): void {
  memoryOf(cashier, payment).answered = requestId;
}

/** The server has said what became of a request by its id alone. */
export function rememberKnowing(cashier: Cashier, payment: Payment): void {
  memoryOf(cashier, payment).isKnowing = true;
}

/**
 * Whether a failed question by a request's id proves that nothing was made (API-04): the contract's 404 does, unless the
 * server says the same of a request that it has answered, as one that does not know such ids would. A 404 without the
 * contract's words may be that of any router. Where the server has answered the creating call itself, every 404 counts.
 */
export async function isNotMade(
  cashier: Cashier,
  payment: Payment,
  failure: unknown,
  isAnswered = false,
): Promise<boolean> {
  if (!isCashierError(failure) || failure.status !== 404) return false;
  if (isAnswered) return true;
  const memory = memoryOf(cashier, payment);
  if (failure.code === NOT_FOUND_CODES[payment] || memory.isKnowing) return true;
  if (memory.answered === null) return !failure.isWordless;
  try {
    await ASK[payment](cashier, memory.answered);
    memory.isKnowing = true;
  } catch {
    return false;
  }
  return true;
}
