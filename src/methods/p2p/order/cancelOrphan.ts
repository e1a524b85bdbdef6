import { isOtherPlayer, playerOf } from '../../../domain/player/playerOf';
import { reportToHost } from '../../../flows/shared/failure/reportFailure';
import { sleep } from '../../../lib/sleep';
import type { Cashier } from '../../../state/Cashier';
import { mayTryAgain } from './mayTryAgain';
import { sendCancel } from './sendCancel';

/** Delays before the tries, in ms. Cancelling moves no money, so it may be repeated. */
const TRY_AFTER_MS = [0, 1000, 3000] as const;

/**
 * P2P-03: cancels a deposit that nobody wants, by its id or, while that is not known, by the id of its
 * request. Resolves whether it is cancelled. A refusal is final: it is reported, and not tried again.
 */
export async function cancelOrphan(
  cashier: Cashier,
  which: { depositId: string } | { requestId: string },
): Promise<boolean> {
  const { client, signal, parent } = cashier;
  const player = { userId: playerOf(parent) };
  for (const delayMs of TRY_AFTER_MS) {
    try {
      await sleep(delayMs, signal);
      // Another player has taken over: the deposit is not theirs to cancel.
      if (isOtherPlayer(player, parent)) return false;
      return (await sendCancel(client, which, { signal })) === null;
    } catch (error) {
      if (signal.aborted) return false;
      if (mayTryAgain(error)) continue;
      reportToHost(cashier, error);
      return false;
    }
  }
  return false;
}
