import { isCashierError } from '../../../api/errors';
import { depositCancel } from '../../../api/operations/deposit';
import { isOtherPlayer, playerOf } from '../../../domain/player/playerOf';
import { sleep } from '../../../lib/sleep';
import type { Cashier } from '../../../state/Cashier';

/** Cancelling moves no money, so that it may be tried again: in ms after each other. */
const TRY_AFTER_MS = [0, 1000, 3000] as const;

/**
 * P2P-03: closes a deposit that nobody wants, by its id or, while that is not known, by the request that makes it.
 * Resolves whether the server has taken it; a refusal is an answer too, as there is nothing open then.
 */
export async function cancelOrphan(
  { client, signal, send, parent }: Cashier,
  which: { depositId: string } | { requestId: string },
): Promise<boolean> {
  const player = { userId: playerOf(parent) };
  for (const delayMs of TRY_AFTER_MS) {
    try {
      await sleep(delayMs, signal);
      // It is none of who plays now.
      if (isOtherPlayer(player, parent)) return false;
      await client.run(depositCancel, which, { signal });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (!isCashierError(error) || error.isOutcomeUnknown) continue;
      send({ messageType: 'Error', message: error.message });
      return false;
    }
  }
  return false;
}
