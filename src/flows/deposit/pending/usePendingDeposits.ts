import { useEffect, useState } from 'react';
import { subscribeKey } from 'valtio/utils';
import { useTranslate } from '../../../i18n/useTranslate';
import { SNACKBAR_MS } from '../../../spec/timers';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { forgetIntent } from '../../../state/RequestIntent';
import { keepAsking } from '../../shared/keepAsking';
import { STATUS_VIEWS } from '../complete/statusView';
import { askPending } from './askPending';
import { pendingDeposits } from './keepPending';
import { type PendingEnd, pendingEnd } from './pendingEnd';
import { type PendingDeposit, pendingList } from './pendingList';

export interface ListedDeposit {
  deposit: PendingDeposit;
  /** How it has ended meanwhile: whoever does not read it may pay again. `null` while it is open. */
  end: PendingEnd | null;
}

/** As long as a message in the snackbar stands. */
const READ_MS = SNACKBAR_MS;

/** Deposits that were left open: asked for while the list is open, and told by pushes. */
export function usePendingDeposits(): readonly ListedDeposit[] {
  const cashier = useCashier();
  const t = useTranslate();
  const [list, setList] = useState<readonly ListedDeposit[]>(() =>
    pendingDeposits(cashier).map(deposit => ({ deposit, end: null })),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list is followed once, whatever the language
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    let open = list.map(({ deposit }) => deposit);
    const failed = new Set<PendingDeposit>();

    const read: ReturnType<typeof setTimeout>[] = [];
    // Whoever goes on sooner, or looks elsewhere, finds it on the next list.
    const forgetRead = (deposit: PendingDeposit) => {
      if (cashier.handle.element.ownerDocument.visibilityState !== 'hidden')
        pendingList.drop(cashier, deposit);
    };

    function settle(deposit: PendingDeposit, end: PendingEnd | 'unknown' | null): void {
      if (signal.aborted || end === null || !open.includes(deposit)) return;
      // Money that did arrive is never left standing as failed.
      if (failed.has(deposit) && end !== 'processed') return;
      if (end === 'processed' || end === 'unknown') open = open.filter(other => other !== deposit);
      else failed.add(deposit);
      if (end !== 'not-created') forgetIntent(cashier.deposit, deposit.requestId);
      if (end === 'unknown') {
        pendingList.drop(cashier, deposit);
        setList(kept => kept.filter(one => one.deposit !== deposit));
        return;
      }
      read.push(setTimeout(forgetRead, READ_MS, deposit));
      announce(cashier.announcer, t(STATUS_VIEWS[end].title));
      setList(kept => kept.map(one => (one.deposit === deposit ? { deposit, end } : one)));
    }

    const askAll = () => {
      for (const deposit of open) void askPending(cashier, deposit, signal).then(end => settle(deposit, end));
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
      gone.abort();
      stopListening();
      for (const timer of read) clearTimeout(timer);
    };
  }, [cashier]);

  return list;
}
