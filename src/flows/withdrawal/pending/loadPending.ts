import { unknown } from 'superstruct';
import { subscribeKey } from 'valtio/vanilla/utils';
import { listOf } from '../../../api/contract/listOf';
import { isCashierError } from '../../../api/errors';
import type { Operation } from '../../../api/Operation';
import { withdrawalList } from '../../../api/operations/withdrawal';
import { assign } from '../../../lib/assign';
import { sleep } from '../../../lib/sleep';
import { STATUS_POLL_MAX_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { reportToHost } from '../../shared/failure/reportFailure';
import { keepAsking } from '../../shared/polling/keepAsking';
import { askKept } from './askKept';
import { matchUnclear } from './matchUnclear';
import { isOpenFor, updatePending } from './updatePending';

/** The list call without a check of its entries: each is checked separately. */
const EACH_ALONE: Operation<Record<string, never>, readonly unknown[]> = {
  ...withdrawalList,
  answer: listOf(unknown()),
};

/** Waits before each repetition of a failed call, in ms. */
const AGAIN_AFTER_MS = [2000, 8000, STATUS_POLL_MAX_MS] as const;

/**
 * Loads the pending withdrawals and keeps them up to date; the method list does not wait for them. Those that end
 * meanwhile stay with how they ended, as the player has not read it elsewhere. Returns a function that stops it.
 */
export function loadPending(cashier: Cashier): () => void {
  const { client, withdrawal } = cashier;
  const isOpen = isOpenFor(cashier);
  const end = new AbortController();
  const { signal } = end;
  const neverMade = new Set<string>();
  let asked = 0;
  let answered = 0;

  async function load(attempt = 0): Promise<void> {
    const turn = ++asked;
    const again = (waitMs: number, next: number) =>
      sleep(waitMs, signal).then(
        () => {
          if (turn === asked) void load(next);
        },
        () => {},
      );
    const asking = askKept(cashier, neverMade, signal).then(waitMs => {
      if (waitMs > 0) void again(waitMs, 0);
    });
    try {
      const answer = await client.call(EACH_ALONE, {}, { signal });
      if (signal.aborted || turn < answered) return;
      answered = turn;
      const listed = updatePending(cashier, answer, signal);
      await asking;
      await matchUnclear(cashier, listed, signal);
    } catch (error) {
      if (signal.aborted) return;
      reportToHost(cashier, error);
      const waitMs = AGAIN_AFTER_MS[attempt];
      if (waitMs === undefined || turn < asked || !isCashierError(error) || !error.isOutcomeUnknown) return;
      void again(waitMs, attempt + 1);
    }
  }

  keepAsking(cashier, signal, () => void load());
  // One that was made elsewhere, such as in another tab.
  const stopListening = subscribeKey(withdrawal, 'lastNews', news => {
    const isUnlisted = withdrawal.pending.every(one => one.withdrawalId !== news?.withdrawalId);
    if (news && isUnlisted && isOpen(news)) void load();
  });
  withdrawal.isListed = true;
  void load();
  return () => {
    end.abort();
    stopListening();
    assign(withdrawal, { isListed: false, unclear: [] });
    withdrawal.pending = withdrawal.pending.filter(isOpen);
  };
}
