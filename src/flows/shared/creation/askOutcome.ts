import type { CashierError } from '../../../api/errors';
import type { Payment } from '../../../domain/transaction/Payment';
import { sleep } from '../../../lib/sleep';
import { OUTCOME_ASK_AFTER_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { addNotification, removeNotification } from '../../../state/createNotificationsState';
import { failureText, hasNoAnswer } from '../failure/reportFailure';
import { createStay } from '../navigation/createStay';
import { isNotMade, rememberKnowing } from './isNotMade';

/** What became of a creating call that had no clear answer. */
export type Outcome<Made> = { state: 'made'; made: Made } | { state: 'not made' } | { state: 'unknown' };

interface Question<Made> {
  payment: Payment;
  /** How the creating call ended. */
  error: CashierError;
  /** Asks by requestId; `null` if the answer names no payment to follow. */
  ask(signal: AbortSignal): Promise<Made | null>;
}

/**
 * How often the server has to say that nothing was made: a lost request may still arrive after the first question, and
 * a copy of the bank's data, which may be what is asked, lags behind.
 */
const DENIALS_NEEDED = 2;

/**
 * API-04: no answer is not a refusal. Asks the server by requestId whether a payment was made. Rejects if
 * another player has come, or the widget was removed: then it is on the list of the player who pressed. Meanwhile the
 * player reads that the connection failed (ERR-02), as the button that they pressed is still pending.
 */
export async function askOutcome<Made>(
  cashier: Cashier,
  { payment, error, ask }: Question<Made>,
): Promise<Outcome<Made>> {
  const { isOutcomeUnknown, isAnswered } = error;
  const { signal, end } = createStay(cashier);
  let denials = 0;
  const note = hasNoAnswer(error)
    ? addNotification(cashier.notifications, {
        content: failureText(cashier, error),
        isOfScreen: true,
        isLasting: true,
      })
    : 0;
  try {
    for (const delayMs of OUTCOME_ASK_AFTER_MS) {
      await sleep(delayMs, signal);
      try {
        const made = await ask(signal);
        rememberKnowing(cashier, payment);
        if (made !== null) return { state: 'made', made };
      } catch (failure) {
        if (await isNotMade(cashier, payment, failure, isAnswered && isOutcomeUnknown)) denials++;
        if (denials >= DENIALS_NEEDED) return { state: 'not made' };
      }
    }
    signal.throwIfAborted();
    return { state: 'unknown' };
  } finally {
    end();
    removeNotification(cashier.notifications, note);
  }
}
