import { isCashierError } from '../../../api/errors';
import type { Payment } from '../../../domain/transaction/Payment';
import type { Cashier } from '../../../state/Cashier';
import { isNotMade, mayStillArrive } from '../creation/isNotMade';
import { reportToHost } from '../failure/reportFailure';
import { pollStatus, type RunningPoll, type StatusPoll } from './pollStatus';

interface FollowedPayment extends StatusPoll {
  payment: Payment;
  /** The payment on screen; another may take its place. */
  current: {
    requestId: string | null;
    /** ISO time. */
    createdAt: string | null;
    isNotCreated: boolean;
  };
  /** The server has confirmed that it exists. */
  isKnown(): boolean;
}

/**
 * Polls the payment on screen until it is settled (`pollStatus`). It is marked as not created once the server
 * knows of none by its request (API-04), but polling goes on, as the request may have been late.
 */
export function followPayment(
  cashier: Cashier,
  { payment, current, ask, isKnown, ...poll }: FollowedPayment,
): RunningPoll {
  const told = new Set<string>();
  /** An answer that cannot be read comes again at the next question: the host hears of it once. */
  function tellUnreadable(error: unknown): void {
    if (!isCashierError(error) || !error.isUnreadable || told.has(error.message)) return;
    told.add(error.message);
    reportToHost(cashier, error);
  }

  return pollStatus(cashier, {
    ...poll,
    ask: async signal => {
      const { requestId } = current;
      const isStillUnknown = () => !isKnown() && current.requestId === requestId && !signal.aborted;
      try {
        await ask(signal);
      } catch (error) {
        tellUnreadable(error);
        if (!isStillUnknown() || mayStillArrive(Date.parse(current.createdAt ?? ''))) return;
        if ((await isNotMade(cashier, payment, error)) && isStillUnknown()) current.isNotCreated = true;
      }
    },
  });
}
