import { subscribeKey } from 'valtio/utils';
import type { Cashier } from '../../../state/Cashier';
import { forgetIntent } from '../../../state/RequestIntent';
import { keepAsking } from '../../shared/polling/keepAsking';
import { askPending, type PendingNews } from './askPending';
import { type PendingEnd, pendingEnd } from './pendingEnd';
import { isSameDeposit, type PendingDeposit } from './pendingList';
import { pushedEnds } from './pushedEnds';
import { findPending } from './storedDeposits';

/**
 * Polls the open deposits and listens to pushes about them. `verdict`: how one has ended; 'unknown': it need not be
 * followed any more; `null`: the bank had denied it, so that it was not listed, and it is open after all. Returns a
 * function that stops it.
 */
export function followPending(
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
    // The player has read already that it was not made.
    const verdict = told === 'not-created' && deposit.isDenied ? 'unknown' : told;
    if (signal.aborted || !news || !open.includes(deposit)) return;
    if (!verdict) {
      if (deposit.isDenied) onVerdict(deposit, null, news);
      return;
    }
    // After a failure only a success counts: money that arrived late must not stay shown as failed.
    if (failed.has(deposit) && verdict !== 'processed') return;
    if (verdict === 'processed' || verdict === 'unknown') open = open.filter(other => other !== deposit);
    else failed.add(deposit);
    if (told !== 'not-created') forgetIntent(cashier.deposit, deposit.requestId);
    onVerdict(deposit, verdict, news);
  }

  const askAll = () => {
    for (const deposit of open) void askPending(cashier, deposit, signal).then(news => settle(deposit, news));
  };
  const ends = pushedEnds(cashier);
  for (const deposit of deposits) settle(deposit, ends.get(deposit.depositId ?? '') ?? null);
  askAll();
  keepAsking(cashier, signal, askAll);
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
