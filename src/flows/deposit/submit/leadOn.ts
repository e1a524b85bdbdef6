import type { Cashier } from '../../../state/Cashier';
import { addNotification } from '../../../state/createNotificationsState';
import { homePath } from '../../shared/navigation/homePath';
import { DEPOSIT_VIEWS, depositStage } from '../complete/depositView';

/**
 * Opens where the current deposit leads. A player who has gone to the withdrawals, where they may be about to confirm
 * one, is only told: the list of open deposits leads there too.
 */
export function leadOn(
  { router, transaction, notifications, translator }: Cashier,
  next: string,
  query: Record<string, string> = {},
): void {
  if (homePath(router.current()) !== '/withdrawal') {
    router.navigate(next, { isFinal: true, query });
    return;
  }
  const { methodText, depositId, requestId } = transaction;
  addNotification(notifications, {
    title: methodText,
    content: translator.t(DEPOSIT_VIEWS[depositStage(transaction)].title),
    reference: depositId ?? requestId ?? '',
  });
}
