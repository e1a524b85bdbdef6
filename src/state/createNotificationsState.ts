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

export function addNotification(
  notifications: NotificationsState,
  notification: Omit<Notification, 'id'>,
): number {
  const id = notifications.nextId++;
  const isRepeated = notifications.list.some(({ content }) => content === notification.content);
  if (!isRepeated) notifications.list.push({ id, ...notification });
  return id;
}

export function removeNotification(notifications: NotificationsState, id: number): void {
  const index = notifications.list.findIndex(notification => notification.id === id);
  if (index >= 0) notifications.list.splice(index, 1);
}
