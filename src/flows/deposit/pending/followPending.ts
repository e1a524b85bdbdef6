import { subscribeKey } from 'valtio/utils';
import type { Cashier } from '../../../state/Cashier';
import { forgetIntent } from '../../../state/RequestIntent';
import { keepAsking } from '../../shared/keepAsking';
import { askPending } from './askPending';
import { type PendingEnd, pendingEnd } from './pendingEnd';
import type { PendingDeposit } from './pendingList';

/** The server knows nothing of an `unknown` one. */
type Verdict = PendingEnd | 'unknown';

/** Asks what became of deposits that were left open, and hears of them by pushes. Returns its end. */
export function followPending(
  cashier: Cashier,
  deposits: readonly PendingDeposit[],
  onVerdict: (deposit: PendingDeposit, verdict: Verdict) => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let open = deposits;
  const failed = new Set<PendingDeposit>();

  function settle(deposit: PendingDeposit, verdict: Verdict | null): void {
    if (signal.aborted || verdict === null || !open.includes(deposit)) return;
    // Money that did arrive is never left standing as failed.
    if (failed.has(deposit) && verdict !== 'processed') return;
    if (verdict === 'processed' || verdict === 'unknown') open = open.filter(other => other !== deposit);
    else failed.add(deposit);
    if (verdict !== 'not-created') forgetIntent(cashier.deposit, deposit.requestId);
    onVerdict(deposit, verdict);
  }

  const askAll = () => {
    for (const deposit of open)
      void askPending(cashier, deposit, signal).then(verdict => settle(deposit, verdict));
  };
  askAll();
  keepAsking(cashier, signal, askAll);
  const stopListening = subscribeKey(
    cashier.deposit,
    'lastNews',
    news => {
      const deposit = news && open.find(({ depositId }) => depositId === news.depositId);
      if (news && deposit) settle(deposit, pendingEnd(news));
    },
    true,
  );
  return () => {
    ended.abort();
    stopListening();
  };
}
