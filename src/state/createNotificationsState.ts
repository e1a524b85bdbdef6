import { proxy } from 'valtio/vanilla';

/** A message in the snackbar (ERR-03). */
export interface Notification {
  id: number;
  content: string;
  title?: string;
  reference?: string;
}

export interface NotificationsState {
  list: Notification[];
  nextId: number;
}

export const createNotificationsState = (): NotificationsState => proxy({ list: [], nextId: 1 });

/** The same words once more take the place of those before: they have a time, and often a reference, of their own. */
export function addNotification(
  notifications: NotificationsState,
  notification: Omit<Notification, 'id'>,
): number {
  const id = notifications.nextId++;
  const others = notifications.list.filter(({ content }) => content !== notification.content);
  notifications.list = [...others, { id, ...notification }];
  return id;
}

/** A new try begins: what was said of the one before would stand beside its success. */
export function clearNotifications(notifications: NotificationsState): void {
  notifications.list = [];
}

export function removeNotification(notifications: NotificationsState, id: number): void {
  const index = notifications.list.findIndex(notification => notification.id === id);
  if (index >= 0) notifications.list.splice(index, 1);
}
