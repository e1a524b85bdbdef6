import { isCashierError } from '../../../api/errors';
import { messageOf } from '../../../lib/messageOf';
import type { Cashier } from '../../../state/Cashier';
import { failureText, isGivenUp } from './reportFailure';

/** The state of the error page (ROUTE-10). */
export interface ErrorRouteState {
  message: string;
  stack: string;
  reference: string;
  /** The player's text. */
  text: string;
}

/** Sends the player to the error page: the way back as a query, message and stack as state. */
export function showError(cashier: Cashier, error: unknown, backRoute: string): void {
  if (isGivenUp(cashier, error)) return;
  const state: ErrorRouteState = {
    message: messageOf(error),
    stack: (error instanceof Error && error.stack) || '',
    reference: isCashierError(error) ? error.reference : '',
    // No method can be chosen there, so the text suggests none.
    text: isCashierError(error) ? failureText(cashier, error, 'error.notDone') : '',
  };
  cashier.router.navigate('/error', { query: { backRoute }, state, isReplacing: true });
}
