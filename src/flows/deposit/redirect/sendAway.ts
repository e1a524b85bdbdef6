import type { Cashier } from '../../../state/Cashier';
import type { Redirect } from '../../../state/createTransactionState';
import { isGivenUp, reportStepFailure } from '../../shared/failure/reportFailure';
import { askHost } from '../../shared/hold/askHost';
import { leadOn } from '../submit/nextRoute';
import { followRedirect } from './followRedirect';
import type { PopUp } from './openPopUp';

/** The screen with a button that opens the payment page. */
export const FORM = '/form';

interface Away {
  redirect: Redirect;
  popUp: PopUp | null;
  /** Where the widget waits for the payment's outcome. */
  next: string;
  /** The host's answer, if it was asked in the click already. */
  held?: Promise<void>;
}

/** Asks the host whether the player may be sent away; `null` if nobody holds the step, like askHost. */
export function askRedirect(cashier: Cashier, { url, method }: Redirect): Promise<void> | null {
  const { transaction, router } = cashier;
  const { paymentMethod, amount, currency, depositId } = transaction;
  const { protocol, origin } = new URL(url);
  return askHost(
    cashier,
    'before-redirect',
    {
      origin: origin === 'null' ? protocol : origin,
      method,
      paymentMethod,
      amount,
      currency,
      ...(depositId !== null && { depositId }),
    },
    () => transaction.redirect?.url === url && router.current().path === FORM,
  );
}

/**
 * Sends the player to the payment page once the host allows it. After a refusal or a blocked pop-up, `/form`
 * offers a button for it (DEP-04).
 */
export async function sendAway(
  cashier: Cashier,
  { redirect, popUp, next, held: asked }: Away,
): Promise<void> {
  try {
    const held = asked ?? askRedirect(cashier, redirect);
    if (held) await waitOnForm(cashier, held, { redirect, next });
    const { paymentMethod } = cashier.transaction;
    if (followRedirect(cashier, redirect, paymentMethod, popUp)) leadOn(cashier, next);
    else showForm(cashier, next);
  } catch (error) {
    popUp?.close();
    // The player has gone elsewhere, and finds the deposit among the pending ones.
    if (isGivenUp(cashier, error)) return;
    reportStepFailure(cashier, error);
    showForm(cashier, next);
  }
}

/** Waits on `/form`, as the deposit's form has been emptied by now: here the player sees what comes next. */
async function waitOnForm(
  cashier: Cashier,
  held: Promise<void>,
  { redirect: { url }, next }: Pick<Away, 'redirect' | 'next'>,
): Promise<void> {
  const { transaction } = cashier;
  transaction.isRedirectHeld = true;
  showForm(cashier, next);
  try {
    await held;
  } finally {
    // By now another deposit may be waiting for its own answer.
    if (transaction.redirect?.url === url) transaction.isRedirectHeld = false;
  }
}

function showForm(cashier: Cashier, next: string): void {
  if (cashier.router.current().path !== FORM) leadOn(cashier, FORM, { next });
}
