import { isCashierError } from '../../../api/errors';
import type { Cashier } from '../../../state/Cashier';
import type { Redirect } from '../../../state/createTransactionState';
import { reportFailure } from '../../shared/failure/reportFailure';
import { askHost } from '../../shared/hold/askHost';
import { followRedirect } from './followRedirect';
import type { PendingWindow } from './openPendingWindow';

/** The screen from which the payer's page is a click away. */
export const FORM = '/form';

interface Away {
  redirect: Redirect;
  pending: PendingWindow | null;
  /** Where the widget waits for the payment's outcome. */
  next: string;
  /** Asked already, in the click. */
  held?: Promise<void>;
}

/** Asks the host whether the player may be sent away; answers in the click as askHost does. */
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

/** To the payer's page, once the host allows it; a refused or blocked one stays a click away (DEP-04). */
export async function sendAway(
  cashier: Cashier,
  { redirect, pending, next, held: asked }: Away,
): Promise<void> {
  try {
    const held = asked ?? askRedirect(cashier, redirect);
    if (held) await waitOnForm(cashier, held, { redirect, next });
    const outcome = followRedirect(cashier, redirect, cashier.transaction.paymentMethod, pending);
    if (outcome === 'blocked') showForm(cashier, next);
    else cashier.router.navigate(next, { isFinal: true });
  } catch (error) {
    pending?.close();
    // The player has gone elsewhere: the deposit stands among the pending ones.
    if (isCashierError(error) && error.kind === 'aborted') return;
    reportFailure(cashier, error);
    showForm(cashier, next);
  }
}

/** What was typed is gone by now: the wait is spent where the player sees what comes next. */
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
    // Another deposit may wait for its own answer by now.
    if (transaction.redirect?.url === url) transaction.isRedirectHeld = false;
  }
}

function showForm({ router }: Cashier, next: string): void {
  if (router.current().path !== FORM) router.navigate(FORM, { isFinal: true, query: { next } });
}
