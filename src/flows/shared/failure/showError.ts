import { isCashierError } from '../../../api/errors';
import { messageOf } from '../../../lib/messageOf';
import type { Cashier } from '../../../state/Cashier';
import { startAnew } from '../startAnew';
import { failureText } from './reportFailure';

/** What the error page is handed with (ROUTE-10). */
export interface ErrorRouteState {
  message: string;
  stack: string;
  reference: string;
  /** The player's words for it. */
  text: string;
}

/**
 * Sends the player to the error page: the way back as a query, message and stack as state. Where the host has renewed the
 * token meanwhile, the call is made again instead (USER-09).
 */
export function showError(cashier: Cashier, error: unknown, backRoute: string): void {
  if (cashier.signal.aborted) return;
  if (isCashierError(error) && error.kind === 'aborted') return;
  if (isCashierError(error) && error.status === 401 && cashier.handle.isTokenRenewed()) {
    startAnew(cashier, backRoute);
    return;
  }
  const state: ErrorRouteState = {
    message: messageOf(error),
    stack: (error instanceof Error && error.stack) || '',
    reference: isCashierError(error) ? error.reference : '',
    // No method can be chosen there.
    text: isCashierError(error) ? failureText(cashier, error, 'error.notDone') : '',
  };
  cashier.router.navigate('/error', { query: { backRoute }, state, isReplacing: true });
}
