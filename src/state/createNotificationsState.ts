import { proxy } from 'valtio/vanilla';

/** A message in the snackbar (ERR-03). */
export interface Notification {
  id: number;
  content: string;
  title?: string;
  reference?: string;
  /** It is about the screen on which it comes, and goes with it; what is about a payment stays. */
  isOfScreen?: boolean;
  /** It tells what has happened, not what went wrong. */
  isNews?: boolean;
  /** It holds on, and is removed by whoever has added it. */
  isLasting?: boolean;
}

export interface NotificationsState {
  list: Notification[];
  nextId: number;
}

export const createNotificationsState = (): NotificationsState => proxy({ list: [], nextId: 1 });

/** A notification replaces the one with the same words: it has a time, and often a reference, of its own. */
export function addNotification(
  notifications: NotificationsState,
  notification: Omit<Notification, 'id'>,
): number {
  const id = notifications.nextId++;
  const others = notifications.list.filter(({ content }) => content !== notification.content);
  notifications.list = [...others, { id, ...notification }];
  return id;
}

/** For a new try: a failure of the last one must not stand beside its success. */
export function clearNotifications(notifications: NotificationsState): void {
  notifications.list = [];
}

export function removeNotification(notifications: NotificationsState, id: number): void {
  notifications.list = notifications.list.filter(notification => notification.id !== id);
}
