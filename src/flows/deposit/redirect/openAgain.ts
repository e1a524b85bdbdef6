import { isRedirectOnly } from '../../../domain/method/methodLists';
import type { Cashier } from '../../../state/Cashier';
import type { Redirect } from '../../../state/createTransactionState';
import { reportFailure } from '../../shared/failure/reportFailure';
import { opensOutside } from './opensOutside';
import { openWaiting } from './openWaiting';
import { askRedirect, FORM, sendAway } from './sendAway';

/**
 * Handles the click on `/form`. True: nobody holds the step, so the link or form may open its page by itself.
 * False: it is dealt with here, by asking the host or letting it open the page.
 */
export function openAgain(cashier: Cashier, redirect: Redirect, next: string): boolean {
  const { transaction, router } = cashier;
  // A second press, before the first one is rendered.
  if (transaction.isRedirectHeld || router.current().path !== FORM) return false;
  if (isRedirectOnly(transaction.paymentMethod) || opensOutside(cashier)) {
    void sendAway(cashier, { redirect, pending: null, next });
    return false;
  }
  try {
    const held = askRedirect(cashier, redirect);
    if (!held) return true;
    void sendAway(cashier, { redirect, pending: openWaiting(cashier), next, held });
  } catch (error) {
    reportFailure(cashier, error);
  }
  return false;
}
