import type { Cashier } from '../../../state/Cashier';
import { addNotification, type Notification } from '../../../state/createNotificationsState';

/** Shows a message in the snackbar and tells the host of it, both with the same reference. */
export function tellPlayer(
  { notifications, send }: Cashier,
  content: string,
  reference: string,
  options?: Pick<Notification, 'isOfScreen'>,
): void {
  addNotification(notifications, { content, reference, ...options });
  send({ messageType: 'onDisplayError', message: content, reference });
}
