import { NETWORK_ERROR_ID } from '../../../domain/transaction/errorTextId';
import type { Cashier } from '../../../state/Cashier';
import { addNotification, clearNotifications } from '../../../state/createNotificationsState';

/**
 * Clears what was said of the last try. A browser that knows of no network is often right: the player reads it at once,
 * not when all questions about the call have failed. It is sent all the same, as a browser may be wrong.
 */
export function beginTry({ notifications, translator }: Cashier): void {
  clearNotifications(notifications);
  if (globalThis.navigator?.onLine === false)
    addNotification(notifications, { content: translator.t(NETWORK_ERROR_ID), isOfScreen: true });
}
