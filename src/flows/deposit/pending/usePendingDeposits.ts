import { useEffect, useState } from 'react';
import { subscribeKey } from 'valtio/utils';
import { useTranslate } from '../../../i18n/useTranslate';
import { SNACKBAR_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { forgetIntent } from '../../../state/RequestIntent';
import { isHidden } from '../../shared/polling/isHidden';
import { keepAsking } from '../../shared/polling/keepAsking';
import { DEPOSIT_VIEWS } from '../complete/depositView';
import { askPending, type PendingNews } from './askPending';
import { type PendingEnd, pendingEnd, pushedEnds } from './pendingEnd';
import { findPending, isSameDeposit, type PendingDeposit, pendingDeposits, pendingList } from './pendingList';

export interface ListedDeposit {
  deposit: PendingDeposit;
  /** How it has ended meanwhile: shown, or the player may pay again. `null` while it is open. */
  end: PendingEnd | null;
  /** What the server has said of that. */
  news: PendingNews | null;
}

/** As long as a message is shown in the snackbar. */
const READ_MS = SNACKBAR_MS;

/** The open deposits, kept up to date by polls and pushes while the list is on screen. */
export function usePendingDeposits(): readonly ListedDeposit[] {
  const cashier = useCashier();
  const t = useTranslate();
  const [list, setList] = useState<readonly ListedDeposit[]>(() =>
    pendingDeposits(cashier).map(deposit => ({ deposit, end: null, news: null })),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list is followed once, whatever the language
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    // If the player leaves sooner, or the page is hidden, the deposit is on the next list too.
    const forgetRead = (deposit: PendingDeposit) => {
      if (!isHidden(cashier)) pendingList.drop(cashier, deposit);
    };

    const open = list.map(({ deposit }) => deposit);
    const stop = followPending(cashier, open, (deposit, end, news) => {
      if (end === 'unknown') {
        pendingList.drop(cashier, deposit);
        const put = deposit.asked ? [{ deposit: deposit.asked, end: null, news: null }] : [];
        setList(kept => kept.flatMap(one => (one.deposit === deposit ? put : one)));
        return;
      }
      if (end) {
        timers.push(setTimeout(forgetRead, READ_MS, deposit));
        announce(cashier.announcer, t(DEPOSIT_VIEWS[end].title));
      }
      setList(kept => kept.map(one => (one.deposit === deposit ? { deposit, end, news } : one)));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [cashier]);

  return list.filter(({ deposit, news }) => !deposit.isDenied || news !== null);
}

/**
 * Polls the open deposits and listens to pushes about them. `verdict`: how one has ended; 'unknown': it need not be
 * followed any more, only the one that it stood for (`asked`); `null`: the bank had denied it, so that it was not
 * listed, and it is open after all. Returns a function that stops it.
 */
function followPending(
  cashier: Cashier,
  deposits: readonly PendingDeposit[],
  onVerdict: (deposit: PendingDeposit, verdict: PendingEnd | 'unknown' | null, news: PendingNews) => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let open = deposits;
  const failed = new Set<PendingDeposit>();

  function settle(deposit: PendingDeposit, news: PendingNews | null): void {
    const told = typeof news === 'string' ? news : news && pendingEnd(news);
    // The player has read already that it was not made, or goes on with the deposit whose fields it was to send.
    const isPassed = deposit.isDenied || deposit.asked;
    const verdict = told === 'not-created' && isPassed ? 'unknown' : told;
    if (signal.aborted || !news || !open.includes(deposit)) return;
    if (!verdict) {
      if (deposit.isDenied) onVerdict(deposit, null, news);
      return;
    }
    // After a failure only a success counts: money that arrived late must not stay shown as failed.
    if (failed.has(deposit) && verdict !== 'processed') return;
    if (verdict === 'processed' || verdict === 'unknown')
      open = open.flatMap(other => (other === deposit ? (deposit.asked ?? []) : other));
    else failed.add(deposit);
    if (told !== 'not-created') forgetIntent(cashier.deposit, deposit.requestId);
    onVerdict(deposit, verdict, news);
  }

  const askAll = () => {
    for (const deposit of open) void askPending(cashier, deposit, signal).then(news => settle(deposit, news));
  };
  const ends = pushedEnds(cashier);
  for (const deposit of deposits) settle(deposit, ends.get(deposit.depositId ?? '') ?? null);
  // A list that nobody sees is drawn anew with each deposit of another tab: it is asked for when the player returns.
  if (!isHidden(cashier)) askAll();
  keepAsking(cashier, signal, askAll, () => open.some(({ depositId }) => depositId === null));
  const stopListening = subscribeKey(
    cashier.deposit,
    'lastNews',
    news => {
      // One that was listed by its request may have got its id since.
      const kept = news && { requestId: null, ...(findPending(cashier, news) ?? news) };
      const deposit = kept && open.find(one => isSameDeposit(one, kept));
      if (deposit) settle(deposit, { ...news, depositId: deposit.depositId });
    },
    true,
  );
  return () => {
    ended.abort();
    stopListening();
  };
}
