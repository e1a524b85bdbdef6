import { unknown } from 'superstruct';
import { subscribeKey } from 'valtio/vanilla/utils';
import { checkAnswer } from '../../../api/checkAnswer';
import { listOf } from '../../../api/contract/listOf';
import { type PendingWithdrawal, PendingWithdrawalStruct } from '../../../api/contract/withdrawal';
import { isCashierError } from '../../../api/errors';
import type { Operation } from '../../../api/Operation';
import { withdrawalList } from '../../../api/operations/withdrawal';
import {
  advanceWithdrawal,
  isWithdrawalFinal,
  mapWithdrawalStatus,
} from '../../../domain/transaction/withdrawalStatus';
import { sleep } from '../../../lib/sleep';
import { STATUS_POLL_MAX_MS } from '../../../spec/timers';
import { receiveWithdrawal } from '../../../state/applyWithdrawal';
import type { Cashier } from '../../../state/Cashier';
import { reportToHost } from '../../shared/failure/reportFailure';
import { keepAsking } from '../../shared/polling/keepAsking';
import { askNews } from '../follow/askStatus';
import { askKept } from './askKept';
import { matchUnclear } from './matchUnclear';

/** The list call without a check of its entries: each is checked separately. */
const EACH_ALONE: Operation<Record<string, never>, readonly unknown[]> = {
  ...withdrawalList,
  answer: listOf(unknown()),
};

/** Of entries about one withdrawal the first counts. */
const isFirst = ({ withdrawalId }: PendingWithdrawal, index: number, all: readonly PendingWithdrawal[]) =>
  all.findIndex(one => one.withdrawalId === withdrawalId) === index;

/** Waits before each repetition of a failed call, in ms. */
const AGAIN_AFTER_MS = [2000, 8000, STATUS_POLL_MAX_MS] as const;

/**
 * Loads the pending withdrawals and keeps them up to date; the method list does not wait for them. Those that end
 * meanwhile stay with how they ended, as the player has not read it elsewhere. Returns a function that stops it.
 */
export function loadPending(cashier: Cashier): () => void {
  const { client, withdrawal, send } = cashier;
  const end = new AbortController();
  const { signal } = end;

  const isOpen = ({ withdrawalId }: PendingWithdrawal) => !withdrawal.ended.includes(withdrawalId);
  const isEnded = ({ status }: PendingWithdrawal) => isWithdrawalFinal(mapWithdrawalStatus(status));

  /** An entry that cannot be read is reported, and does not hide the others. */
  function readPending(raw: unknown, index: number): PendingWithdrawal[] {
    const checked = checkAnswer(raw, PendingWithdrawalStruct);
    if (checked.ok) return [checked.value];
    send({ messageType: 'Error', message: `${withdrawalList.path}: ${index}.${checked.problem}` });
    return [];
  }

  /**
   * Updates the listed object, as an open dialog may hold it. Its status stays if a push has brought a later
   * one.
   */
  function asListed(one: PendingWithdrawal): PendingWithdrawal {
    const listed = withdrawal.pending.find(({ withdrawalId }) => withdrawalId === one.withdrawalId);
    if (!listed) return one;
    const told = mapWithdrawalStatus(one.status);
    const isOlder = advanceWithdrawal(mapWithdrawalStatus(listed.status), told) !== told;
    return Object.assign(listed, one, isOlder && { status: listed.status });
  }

  /** The list says no more of it: it has ended, or the list is older than it, and its status says which. */
  async function askGone(one: PendingWithdrawal): Promise<void> {
    const news = await askNews(cashier, one.withdrawalId, signal);
    if (signal.aborted) return;
    if (news) receiveWithdrawal(withdrawal, news);
    else if (isOpen(one)) withdrawal.pending = withdrawal.pending.filter(other => other !== one);
  }

  let asked = 0;
  let answered = 0;
  const unknown = new Set<string>();

  async function load(attempt = 0): Promise<void> {
    const turn = ++asked;
    const again = (waitMs: number, next: number) =>
      sleep(waitMs, signal).then(
        () => {
          if (turn === asked) void load(next);
        },
        () => {},
      );
    const asking = askKept(cashier, unknown, signal).then(waitMs => {
      if (waitMs > 0) void again(waitMs, 0);
    });
    try {
      const answer = await client.call(EACH_ALONE, {}, { signal });
      if (signal.aborted || turn < answered) return;
      answered = turn;
      const told = answer.flatMap(readPending).filter(isFirst).filter(isOpen);
      // Not pending, but news of one that is listed.
      for (const one of told.filter(isEnded)) receiveWithdrawal(withdrawal, one);
      const listed = told.filter(isOpen).map(asListed);
      const gone = withdrawal.pending.filter(one => !listed.includes(one));
      withdrawal.pending = [...listed, ...gone];
      for (const one of gone) if (isOpen(one)) void askGone(one);
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
    if (news && isUnlisted && !withdrawal.ended.includes(news.withdrawalId)) void load();
  });
  withdrawal.isListed = true;
  void load();
  return () => {
    end.abort();
    stopListening();
    Object.assign(withdrawal, { isListed: false, unclear: [] });
    withdrawal.pending = withdrawal.pending.filter(isOpen);
  };
}
