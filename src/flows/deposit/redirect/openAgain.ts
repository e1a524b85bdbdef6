import { isRedirectOnly } from '../../../domain/method/methodLists';
import type { Cashier } from '../../../state/Cashier';
import type { Redirect } from '../../../state/createTransactionState';
import { reportStepFailure } from '../../shared/failure/reportFailure';
import { tellPlayer } from '../../shared/failure/tellPlayer';
import { opensOutside } from './opensOutside';
import { OPENING_MS, openWatched } from './openWaiting';
import { askRedirect, FORM, sendAway } from './sendAway';

interface Press {
  redirect: Redirect;
  /** Where the widget waits for the payment's outcome. */
  next: string;
  /** By the middle button, which opens the page in the background. */
  isMiddle: boolean;
}

/**
 * Handles the click on `/form`. True: the link or form may open its page by itself. False: it is dealt with here, by
 * asking the host, letting it open the page or opening it.
 */
export function openAgain(cashier: Cashier, press: Press): boolean {
  const { redirect, next } = press;
  const { transaction, router } = cashier;
  // A second press, before the first one is rendered.
  if (transaction.isRedirectHeld || router.current().path !== FORM) return false;
  if (isRedirectOnly(transaction.paymentMethod) || opensOutside(cashier)) {
    void sendAway(cashier, { redirect, popUp: null, next });
    return false;
  }
  try {
    const held = askRedirect(cashier, redirect);
    if (!held) return opensByItself(cashier, press);
    const popUp = openWatched(cashier);
    if (!popUp) tellBlocked(cashier);
    void sendAway(cashier, { redirect, popUp, next, held });
  } catch (error) {
    reportStepFailure(cashier, error);
  }
  return false;
}

/**
 * Tries first whether scripts may open windows here, unless that is known or the middle button was pressed.
 * Returns whether the link or form has to open the page. A frame that may open no windows opens no link
 * either, and reports nothing: where the script is blocked, the player goes on only once another page has the
 * focus.
 */
function opensByItself(cashier: Cashier, { redirect, next, isMiddle }: Press): boolean {
  const { deposit, router, handle, signal } = cashier;
  const popUp = deposit.popUps === 'opened' || isMiddle ? null : openWatched(cashier);
  const isOpened = popUp?.go(redirect) ?? false;
  const goOn = () => router.navigate(next, { isFinal: true });
  // The screen changes in a later task: the link or form must still be there when the browser reads it.
  if (deposit.popUps !== 'blocked') setTimeout(goOn);
  else
    setTimeout(() => {
      if (signal.aborted || router.current().path !== FORM) return;
      if (handle.element.ownerDocument.hasFocus()) tellBlocked(cashier);
      else goOn();
    }, OPENING_MS);
  return !isOpened;
}

function tellBlocked(cashier: Cashier): void {
  const { depositId, requestId } = cashier.transaction;
  tellPlayer(cashier, cashier.translator.t('redirect.hint'), depositId ?? requestId ?? '', {
    isOfScreen: true,
  });
}
