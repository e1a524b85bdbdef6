import { useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { SNACKBAR_MS } from '../../../spec/timers';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { DEPOSIT_VIEWS } from '../complete/depositView';
import type { PendingNews } from './askPending';
import { followPending } from './followPending';
import type { PendingEnd } from './pendingEnd';
import { type PendingDeposit, pendingList } from './pendingList';
import { pendingDeposits } from './storedDeposits';

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
    const { ownerDocument: document } = cashier.handle.element;
    const timers: ReturnType<typeof setTimeout>[] = [];
    // If the player leaves sooner, or the page is hidden, the deposit is on the next list too.
    const forgetRead = (deposit: PendingDeposit) => {
      if (document.visibilityState !== 'hidden') pendingList.drop(cashier, deposit);
    };

    const open = list.map(({ deposit }) => deposit);
    const stop = followPending(cashier, open, (deposit, end, news) => {
      if (end === 'unknown') {
        pendingList.drop(cashier, deposit);
        setList(kept => kept.filter(one => one.deposit !== deposit));
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
