import type { Cashier } from '../../../state/Cashier';
import { addNotification } from '../../../state/createNotificationsState';

/**
 * Shows a message in the snackbar and tells the host of it, both with the same reference. `isOfScreen`: see
 * Notification.
 */
export function tellPlayer(
  { notifications, send }: Cashier,
  content: string,
  reference: string,
  isOfScreen = false,
): void {
  addNotification(notifications, { content, reference, isOfScreen });
  send({ messageType: 'onDisplayError', message: content, reference });
}
