import type { DepositKey } from '../../../api/operations/deposit';
import { playerKey } from '../../../domain/player/playerKey';
import { isOtherPlayer, playerOf } from '../../../domain/player/playerOf';
import { reportToHost } from '../../../flows/shared/failure/reportFailure';
import { onReturn } from '../../../flows/shared/onReturn';
import { sleep } from '../../../lib/sleep';
import type { Cashier } from '../../../state/Cashier';
import { askMade } from './askMade';
import { mayTryAgain } from './mayTryAgain';
import { wasShown } from './openUnreadable';
import { sendCancel } from './sendCancel';

/** Delays before the tries, in ms. Cancelling moves no money, so it may be repeated. */
const TRY_AFTER_MS = [0, 1000, 3000] as const;

/** What became of a cancel: the server has cancelled the deposit, lets it stand, or was not reached. */
type Ending = 'cancelled' | 'stands' | 'unknown';

/**
 * P2P-03: cancels a deposit that nobody wants. Resolves with what became of it. A refusal is final: it is reported,
 * and not tried again. Where no try has reached the server, the next one is made once the network is back, if this
 * `isLast`.
 */
export async function cancelOrphan(cashier: Cashier, which: DepositKey, isLast = true): Promise<Ending> {
  const { client, signal, parent } = cashier;
  const player = { userId: playerOf(parent) };
  for (const delayMs of TRY_AFTER_MS) {
    try {
      await sleep(delayMs, signal);
      // Another player has taken over: the deposit is not theirs to cancel.
      if (isOtherPlayer(player, parent)) return 'unknown';
      return (await sendCancel(client, which, { signal })) ? 'stands' : 'cancelled';
    } catch (error) {
      if (signal.aborted) return 'unknown';
      if (mayTryAgain(error)) continue;
      reportToHost(cashier, error);
      return 'stands';
    }
  }
  if (isLast) cancelOnReturn(cashier, which);
  return 'unknown';
}

/** Makes the next try once the network is back, at the same bank and for the same player. */
function cancelOnReturn(cashier: Cashier, which: DepositKey): void {
  const { signal, parent } = cashier;
  const whose = playerKey('', parent);
  const end = new AbortController();
  const stop = () => end.abort();
  signal.addEventListener('abort', stop, { signal: end.signal });
  onReturn(cashier, end.signal, () => {
    stop();
    if (playerKey('', parent) !== whose) return;
    cancelUnseen(cashier, which).catch(() => cancelOnReturn(cashier, which));
  });
}

/** Leaves what the player has been led to since: they may be paying it. */
async function cancelUnseen(cashier: Cashier, which: DepositKey): Promise<void> {
  const depositId = 'depositId' in which ? which.depositId : await askMade(cashier, which.requestId);
  if (!depositId || depositId === cashier.deposit.depositId || wasShown(cashier, depositId)) return;
  await cancelOrphan(cashier, { depositId });
}
