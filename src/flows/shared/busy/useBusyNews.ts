import { useEffect } from 'react';
import { NETWORK_ERROR_ID } from '../../../domain/transaction/errorTextId';
import { isWithoutNetwork } from '../../../lib/isWithoutNetwork';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { addNotification, removeNotification } from '../../../state/createNotificationsState';

const AFTER_MS = 1_000;

/**
 * A pending button shows it to the eyes alone: what takes longer than a moment is announced, unless something
 * else was. Nor does it say that it waits in vain: a browser that knows of no network is often right (ERR-02).
 */
export function useBusyNews(isBusy: boolean): void {
  const { announcer, translator, notifications } = useCashier();
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => {
      if (announcer.polite === '') announce(announcer, translator.t('common.loading'));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [announcer, translator, isBusy]);
  useEffect(() => {
    if (!isBusy) return;
    let id = 0;
    const look = () => {
      removeNotification(notifications, id);
      if (isWithoutNetwork())
        id = addNotification(notifications, { content: translator.t(NETWORK_ERROR_ID), isLasting: true });
    };
    look();
    const ended = new AbortController();
    for (const type of ['online', 'offline'])
      globalThis.addEventListener(type, look, { signal: ended.signal });
    return () => {
      ended.abort();
      removeNotification(notifications, id);
    };
  }, [notifications, translator, isBusy]);
}
