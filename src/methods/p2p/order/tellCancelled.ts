import type { Cashier } from '../../../state/Cashier';
import { addNotification } from '../../../state/createNotificationsState';
import type { P2PCreation } from '../p2pOf';

/**
 * Says, once, that a cancelled deposit is not there (P2P-03): the form that comes back would not say it.
 * `creation`: the call by which it was being made.
 */
export function tellCancelled({ notifications, translator }: Cashier, creation: P2PCreation | null): void {
  if (creation?.isReleased) return;
  if (creation) creation.isReleased = true;
  addNotification(notifications, { content: translator.t('p2p.cancelled') });
}
