import type { PlainMessageId } from '#generated/messages';
import { CashierError, isCashierError } from '../../../api/errors';
import {
  errorTextId,
  GENERIC_ERROR_ID,
  NETWORK_ERROR_ID,
  REQUEST_TIMEOUT_ID,
} from '../../../domain/transaction/errorTextId';
import { createUuid } from '../../../lib/createUuid';
import { messageOf } from '../../../lib/messageOf';
import type { Cashier } from '../../../state/Cashier';
import { addNotification, type Notification } from '../../../state/createNotificationsState';

/**
 * The player's text for a failure (ERR-02, ERR-03). The server's own message is shown only for a refusal
 * whose code allows it.
 */
export function failureText(
  { translator, handle }: Cashier,
  error: CashierError,
  generic: PlainMessageId = GENERIC_ERROR_ID,
): string {
  const { t, has } = translator;
  const text = (id: string) => t(has(id) && id !== GENERIC_ERROR_ID ? id : generic);
  if (error.kind === 'host') return error.message;
  if (error.kind === 'network') return text(NETWORK_ERROR_ID);
  if (error.kind === 'timeout') return text(REQUEST_TIMEOUT_ID);
  if (error.kind !== 'refused' && error.kind !== 'captcha') return text(GENERIC_ERROR_ID);
  // The player need not sign in again: the host has set a new token since, and another try goes through
  // (USER-09). What the server says of a token is no fault of a provider.
  if (error.status === 401 && handle.isTokenRenewed())
    return text(generic === GENERIC_ERROR_ID ? 'status.notCreated.text' : GENERIC_ERROR_ID);
  const id = errorTextId(error, has);
  // A refusal without a message has none to show.
  return id === null && !error.isWordless ? error.message : text(id ?? GENERIC_ERROR_ID);
}

/** Wraps any other error: a fault of the widget is reported too, with the generic text. What was given up is none. */
export function asFailure(error: unknown): CashierError {
  if (isCashierError(error)) return error;
  const kind = Object(error).name === 'AbortError' ? 'aborted' : 'schema';
  return new CashierError(messageOf(error), { kind, reference: createUuid() });
}

/** Whether the widget has ended, or a change of the host has given the call up: neither is a failure. */
export const isGivenUp = ({ signal }: Cashier, error: unknown): boolean =>
  signal.aborted || (isCashierError(error) && error.kind === 'aborted');

/** The transport has told the host of a refusal (ERR-01), but for one within a success; the host knows its own. */
const isTold = ({ kind, status = 200 }: CashierError): boolean =>
  kind === 'host' || (kind === 'refused' && status !== 200);

/** Reports a failure to the host alone: the player can go on and need not hear of it. */
export function reportToHost(cashier: Cashier, error: unknown): void {
  if (isGivenUp(cashier, error) || (isCashierError(error) && isTold(error))) return;
  cashier.send({ messageType: 'Error', message: messageOf(error) });
}

/**
 * Shows a failure in the snackbar, where it goes with the screen that is shown now unless `isOfScreen` says otherwise,
 * and tells the host, both with the same reference.
 */
export function reportFailure(
  cashier: Cashier,
  failure: unknown,
  generic?: PlainMessageId,
  { isOfScreen = true }: Pick<Notification, 'isOfScreen'> = {},
): void {
  const error = asFailure(failure);
  show(cashier, error, { content: failureText(cashier, error, generic), isOfScreen });
}

/** No answer came: the player reads why, whatever the call was about (ERR-02). */
export const hasNoAnswer = ({ kind }: CashierError): boolean => kind === 'network' || kind === 'timeout';

/** reportFailure for an existing payment: it may be paid, so the text must not suggest another method. */
export const reportStepFailure = (cashier: Cashier, failure: unknown): void =>
  reportFailure(cashier, failure, 'error.notDone');

/** Reports to the host alone a creating call that has failed and made its payment all the same (API-04). */
export function reportLost({ send }: Cashier, error: CashierError): void {
  if (!isTold(error)) send({ messageType: 'Error', message: error.message });
}

/**
 * Reports a creating call whose outcome is unknown (API-04). `waiting` is the text of the screen that waits
 * for it, as a refusal's text would ask for another try.
 */
export function reportUnknown(cashier: Cashier, error: CashierError, waiting: PlainMessageId): void {
  const content = hasNoAnswer(error) ? failureText(cashier, error) : cashier.translator.t(waiting);
  show(cashier, error, { content });
}

function show(
  cashier: Cashier,
  error: CashierError,
  shown: Pick<Notification, 'content' | 'isOfScreen'>,
): void {
  if (isGivenUp(cashier, error)) return;
  addNotification(cashier.notifications, { ...shown, reference: error.reference });
  tellFailure(cashier, error, shown.content);
}

/** Tells the host what the player reads, with the same reference. */
export function tellFailure({ send }: Cashier, error: CashierError, message: string): void {
  const { reference } = error;
  const code = error.code !== undefined && { code: error.code };
  send({ messageType: 'onDisplayError', message, reference, ...code });
  if (!isTold(error)) send({ messageType: 'Error', message: error.message, ...code });
}
