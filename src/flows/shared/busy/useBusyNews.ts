import { useEffect } from 'react';
import { subscribeKey } from 'valtio/vanilla/utils';
import { NETWORK_ERROR_ID } from '../../../domain/transaction/errorTextId';
import { isWithoutNetwork } from '../../../lib/isWithoutNetwork';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { addNotification, removeNotification } from '../../../state/createNotificationsState';
import { lostSocket } from './lostSocket';

const AFTER_MS = 1_000;
const LOST_AFTER_MS = 5_000;

/**
 * A pending button shows it to the eyes alone: what takes longer than a moment is announced, unless something
 * else was. Nor does it say that it waits in vain: a browser that knows of no network is often right (ERR-02), and a socket
 * that is not back after some seconds may not come back.
 */
export function useBusyNews(isBusy: boolean): void {
  const cashier = useCashier();
  const { announcer, translator, notifications, parent } = cashier;
  const socket = lostSocket(cashier);
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
    let hasWaited = false;
    const look = () => {
      const isInVain = isWithoutNetwork() || (hasWaited && socket.isLost && parent.transport === 'socket');
      if (isInVain === id > 0) return;
      removeNotification(notifications, id);
      id = isInVain
        ? addNotification(notifications, { content: translator.t(NETWORK_ERROR_ID), isLasting: true })
        : 0;
    };
    look();
    // A socket is mostly back within a moment.
    const timer = setTimeout(() => {
      hasWaited = true;
      look();
    }, LOST_AFTER_MS);
    const stop = subscribeKey(socket, 'isLost', look);
    const ended = new AbortController();
    for (const type of ['online', 'offline'])
      globalThis.addEventListener(type, look, { signal: ended.signal });
    return () => {
      ended.abort();
      clearTimeout(timer);
      stop();
      removeNotification(notifications, id);
    };
  }, [notifications, translator, socket, parent, isBusy]);
}
