import { playerKey } from '../../../domain/player/playerKey';
import { isOtherPlayer, playerOf } from '../../../domain/player/playerOf';
import { type DepositIds, pendingList } from '../../../flows/deposit/pending/pendingList';
import { reportToHost } from '../../../flows/shared/failure/reportFailure';
import { onReturn } from '../../../flows/shared/polling/onReturn';
import { sleep } from '../../../lib/sleep';
import type { Cashier } from '../../../state/Cashier';
import { askDepositId } from './lostCreates';
import { wasShown } from './openInvoice';
import { isRetryable, sendCancel } from './sendCancel';

/** Delays before the tries, in ms. Cancelling moves no money, so it may be repeated. */
const TRY_AFTER_MS = [0, 1000, 3000] as const;

/** What became of a cancel: the server has cancelled the deposit, lets it stand, or was not reached. */
type Ending = 'cancelled' | 'stands' | 'unknown';

/**
 * P2P-03: cancels a deposit that nobody wants. Resolves with what became of it. A refusal is final: it is
 * reported, and not tried again. If no try has reached the server, there is one more once the network is
 * back; without `isLast` the caller will cancel again by itself.
 */
export async function cancelOrphan(
  cashier: Cashier,
  ids: DepositIds,
  { isLast = true }: { isLast?: boolean } = {},
): Promise<Ending> {
  const { client, signal, parent } = cashier;
  const player = { userId: playerOf(parent) };
  const { depositId, requestId } = ids;
  const which = depositId === null ? { requestId: requestId ?? '' } : { depositId };
  for (const delayMs of TRY_AFTER_MS) {
    try {
      await sleep(delayMs, signal);
      // Another player has taken over: the deposit is not theirs to cancel.
      if (isOtherPlayer(player, parent)) return 'unknown';
      if (await sendCancel(client, which, { signal })) return 'stands';
      pendingList.drop(cashier, ids);
      return 'cancelled';
    } catch (error) {
      if (signal.aborted) return 'unknown';
      if (isRetryable(error)) continue;
      reportToHost(cashier, error);
      return 'stands';
    }
  }
  if (isLast) cancelOnReturn(cashier, ids);
  return 'unknown';
}

/** Makes the next try once the network is back, at the same bank and for the same player. */
function cancelOnReturn(cashier: Cashier, ids: DepositIds): void {
  const { signal, parent } = cashier;
  const whose = playerKey('', parent);
  const end = new AbortController();
  const stop = () => end.abort();
  signal.addEventListener('abort', stop, { signal: end.signal });
  onReturn(cashier, end.signal, () => {
    stop();
    if (playerKey('', parent) !== whose) return;
    cancelUnseen(cashier, ids).catch(() => cancelOnReturn(cashier, ids));
  });
}

/** Leaves what the player has been led to since: they may be paying it. */
async function cancelUnseen(cashier: Cashier, { requestId, ...ids }: DepositIds): Promise<void> {
  const depositId = ids.depositId ?? (await askDepositId(cashier, requestId ?? ''));
  if (!depositId || depositId === cashier.deposit.depositId || wasShown(cashier, depositId)) return;
  await cancelOrphan(cashier, { depositId, requestId });
}
