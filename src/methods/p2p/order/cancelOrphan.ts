import { depositCancel } from '../../../api/operations/deposit';
import { isOtherPlayer, playerOf } from '../../../domain/player/playerOf';
import { messageOf } from '../../../lib/messageOf';
import { sleep } from '../../../lib/sleep';
import type { Cashier } from '../../../state/Cashier';
import { mayTryAgain } from './mayTryAgain';

/** Delays before the tries, in ms. Cancelling moves no money, so it may be repeated. */
const TRY_AFTER_MS = [0, 1000, 3000] as const;

/**
 * P2P-03: cancels a deposit that nobody wants, by its id or, while that is not known, by the id of its
 * request. Resolves whether the server has accepted. Its refusal is final: it is reported, and not tried again.
 */
export async function cancelOrphan(
  { client, signal, send, parent }: Cashier,
  which: { depositId: string } | { requestId: string },
): Promise<boolean> {
  const player = { userId: playerOf(parent) };
  for (const delayMs of TRY_AFTER_MS) {
    try {
      await sleep(delayMs, signal);
      // Another player has taken over: the deposit is not theirs to cancel.
      if (isOtherPlayer(player, parent)) return false;
      await client.run(depositCancel, which, { signal });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (mayTryAgain(error)) continue;
      send({ messageType: 'Error', message: messageOf(error) });
      return false;
    }
  }
  return false;
}
