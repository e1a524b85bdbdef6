import type { UserFields } from '../../api/contract/user';
import { createStay, type Stay } from '../../flows/shared/navigation/createStay';
import type { Cashier } from '../../state/Cashier';
import { isSweepstake } from '../../state/isSweepstake';
import { changeCurrency } from './changeCurrency';
import { createPaymentWait } from './createPaymentWait';
import { reloadFlows, switchVariant } from './resetFlows';

/** What decides which cashier and which methods a user sees. */
type Destination = Pick<UserFields, 'currency' | 'paymentGeo' | 'widgetViewType'>;

/**
 * Applies another currency, region or variant of the user (USER-09): what depends on them is loaded anew.
 * During a payment this waits, as a host's change does (HOST-04).
 */
export function moveUser(cashier: Cashier, destination: Destination): void {
  cashier.resource('moved-user', () => createMove(cashier)).take(destination);
}

function createMove(cashier: Cashier): { take(destination: Destination): void; dispose(): void } {
  let waiting: { destination: Destination; stay: Stay } | null = null;
  const wait = createPaymentWait(cashier, () => {
    if (!waiting) return;
    const { destination, stay } = waiting;
    waiting = null;
    stay.end();
    // It was said of this player, not of another who has come meanwhile.
    if (!stay.signal.aborted) move(cashier, destination);
  });
  return {
    take: destination => {
      if (!waiting && !wait.isBusy()) {
        move(cashier, destination);
        return;
      }
      if (!waiting) wait.start();
      const { stay = createStay(cashier), destination: before } = waiting ?? {};
      waiting = { stay, destination: { ...before, ...destination } };
    },
    dispose: wait.dispose,
  };
}

function move(cashier: Cashier, { currency, paymentGeo, widgetViewType }: Destination): void {
  const { user } = cashier;
  const before = { currency: user.currency, paymentGeo: user.paymentGeo, isSweep: isSweepstake(cashier) };
  if (currency) changeCurrency(cashier, currency);
  if (paymentGeo) user.paymentGeo = paymentGeo;
  if (widgetViewType) user.widgetViewType = widgetViewType;
  if (isSweepstake(cashier) !== before.isSweep) switchVariant(cashier);
  else if (user.currency !== before.currency || user.paymentGeo !== before.paymentGeo) reloadFlows(cashier);
}
