import { type CashierError, isCashierError } from '../../../api/errors';
import { NETWORK_ERROR_ID } from '../../../domain/transaction/errorTextId';
import { isWithoutNetwork } from '../../../lib/isWithoutNetwork';
import { messageOf } from '../../../lib/messageOf';
import type { Cashier } from '../../../state/Cashier';
import { stillHere } from '../navigation/stillHere';
import { failureText, isGivenUp } from './reportFailure';

/** The state of the error page (ROUTE-10). */
export interface ErrorRouteState {
  message: string;
  stack: string;
  reference: string;
  /** The code of the refusal. */
  code?: string | undefined;
  /** The player's text. */
  text: string;
}

/**
 * Sends the player to the error page: the way back as a query, message and stack as state. What the host has
 * set by then comes first: a new token would take the page for an older one and ask again, without end where
 * each is refused (USER-09).
 */
export function showError(cashier: Cashier, error: unknown, backRoute: string): void {
  const { router, updating } = cashier;
  if (isGivenUp(cashier, error)) return;
  if (updating) {
    const isHere = stillHere(cashier);
    void updating.then(() => isHere() && showError(cashier, error, backRoute));
    return;
  }
  const state: ErrorRouteState = {
    message: messageOf(error),
    stack: (error instanceof Error && error.stack) || '',
    ...(isCashierError(error)
      ? { reference: error.reference, code: error.code, text: textOf(cashier, error) }
      : { reference: '', text: isWithoutNetwork() ? cashier.translator.t(NETWORK_ERROR_ID) : '' }),
  };
  router.navigate('/error', { query: { backRoute }, state, isReplacing: true });
}

/**
 * No method can be chosen there, so the text suggests none. What is not JSON may be anybody's, as the page by which a
 * hotel's network asks for a sign-in: the page's hint is all that is said.
 */
const textOf = (cashier: Cashier, error: CashierError): string =>
  error.kind === 'broken' ? '' : failureText(cashier, error, 'error.notDone');
