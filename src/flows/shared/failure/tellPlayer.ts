import type { Cashier } from '../../../state/Cashier';
import { addNotification, type Notification } from '../../../state/createNotificationsState';

interface Telling extends Pick<Notification, 'isOfScreen'> {
  /** Of the refusal that the message is about. */
  code?: string | undefined;
}

/** Shows a message in the snackbar and tells the host of it, both with the same reference. */
export function tellPlayer(
  { notifications, send }: Cashier,
  content: string,
  reference: string,
  { code, ...options }: Telling = {},
): void {
  addNotification(notifications, { content, reference, ...options });
  send({ messageType: 'onDisplayError', message: content, reference, ...(code !== undefined && { code }) });
}
