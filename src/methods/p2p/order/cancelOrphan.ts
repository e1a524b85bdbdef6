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

/** By its id or, while that is not known, by the id of its request. */
export type Orphan = { depositId: string } | { requestId: string };

/**
 * P2P-03: cancels a deposit that nobody wants. Resolves whether it is cancelled. A refusal is final: it is reported,
 * and not tried again. Where no try has reached the server, the next one is made once the network is back.
 */
export async function cancelOrphan(cashier: Cashier, which: Orphan): Promise<boolean> {
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
  cancelOnReturn(cashier, which);
  return false;
}

const orphansOf = ({ resource }: Pick<Cashier, 'resource'>): Set<string> =>
  resource('orphans', () => new Set<string>());

/**
 * P2P-03: cancels a deposit that nobody wants once the network is back, as no try has reached the server. Not where the
 * player has been led to it since, as they may be paying it.
 */
function cancelOnReturn(cashier: Cashier, which: Orphan): void {
  const { signal, parent, deposit } = cashier;
  const key = JSON.stringify(which);
  const orphans = orphansOf(cashier);
  if (orphans.has(key)) return;
  orphans.add(key);
  const { host } = parent;
  const player = { userId: playerOf(parent) };
  const end = new AbortController();
  const stop = () => end.abort();

  async function cancel(): Promise<void> {
    stop();
    orphans.delete(key);
    if (parent.host !== host || isOtherPlayer(player, parent)) return;
    try {
      const id = 'depositId' in which ? which.depositId : await askMade(cashier, which.requestId);
      if (!id || deposit.depositId === id || wasShown(cashier, id)) return;
      await cancelOrphan(cashier, { depositId: id });
    } catch {
      cancelOnReturn(cashier, which);
    }
  }

  signal.addEventListener('abort', stop, { signal: end.signal });
  onReturn(cashier, end.signal, () => void cancel());
}
