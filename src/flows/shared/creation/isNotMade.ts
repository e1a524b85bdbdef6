import { isCashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { withdrawalStatus } from '../../../api/operations/withdrawal';
import { playerOf } from '../../../domain/player/playerOf';
import type { Payment } from '../../../domain/transaction/Payment';
import { ageMs } from '../../../lib/ageMs';
import { NOT_FOUND_CODES } from '../../../spec/notFoundCodes';
import { REQUEST_GROUP_TIMEOUT_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';

interface RequestMemory {
  /** The id of the last creating call that the server has answered. */
  answered: string | null;
  /** The server has answered a status question by requestId: it knows such ids. */
  isKnowing: boolean;
}

const ASK: Readonly<Record<Payment, (cashier: Cashier, requestId: string) => Promise<unknown>>> = {
  deposit: ({ client, signal }, requestId) => client.call(depositStatus, { requestId }, { signal }),
  withdrawal: ({ client, signal }, requestId) => client.call(withdrawalStatus, { requestId }, { signal }),
};

/**
 * One per banking server, as another may not know requestIds, and per player, as it tells nobody of another's
 * request.
 */
const memoryOf = (cashier: Cashier, payment: Payment): RequestMemory =>
  cashier.resource(`requests ${payment} ${cashier.parent.host} ${playerOf(cashier.parent)}`, () => ({
    answered: null,
    isKnowing: false,
  }));

/** Whether a request that was sent at `at` (epoch ms) may still reach the server: later than this it never will. */
export const mayStillArrive = (at: number): boolean => ageMs(at) < REQUEST_GROUP_TIMEOUT_MS;

/** The server has answered this creating call: if it knows requestIds at all, it knows this one. */
export function rememberAnswered(cashier: Cashier, payment: Payment, requestId: string): void {
  memoryOf(cashier, payment).answered = requestId;
}

/** The server has answered a status question by requestId. */
export function rememberKnowing(cashier: Cashier, payment: Payment): void {
  memoryOf(cashier, payment).isKnowing = true;
}

/**
 * Whether a failed status question by requestId proves that nothing was made (API-04). A 404 does if it has
 * the contract's code, if the server has answered the creating call itself (`isAnswered`) or has answered
 * such a question before. Any other 404 is put to the test: the server is asked about a request that it has
 * answered, and proves nothing if it does not know that one either. If there is none to ask about, a 404 with
 * a message counts; one without may come from any router on the way.
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
