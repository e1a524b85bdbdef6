import type { Payment } from '../../../domain/transaction/Payment';
import type { Cashier } from '../../../state/Cashier';
import { isNotMade, mayStillArrive } from '../creation/isNotMade';
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
  return pollStatus(cashier, {
    ...poll,
    ask: async signal => {
      const { requestId } = current;
      const isStillUnknown = () => !isKnown() && current.requestId === requestId && !signal.aborted;
      try {
        await ask(signal);
      } catch (error) {
        if (!isStillUnknown() || mayStillArrive(Date.parse(current.createdAt ?? ''))) return;
        if ((await isNotMade(cashier, payment, error)) && isStillUnknown()) current.isNotCreated = true;
      }
    },
  });
}
