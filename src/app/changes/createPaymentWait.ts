import { subscribe } from 'valtio/vanilla';
import { isPaymentShown } from '../../flows/shared/navigation/isPaymentShown';
import type { Cashier } from '../../state/Cashier';

/** Screens that show no payment. */
const REST_PATHS: ReadonlySet<string> = new Set(['/deposit', '/withdrawal', '/error', '/empty']);

/** Waits for the end of a payment that is being made. */
interface PaymentWait {
  /** A creating call is under way. */
  isSubmitting(): boolean;
  /** A creating call is under way, or the screen says where to pay or what became of the payment. */
  isBusy(): boolean;
  /**
   * Calls `onFree` once: when the player is back at the form, or has left the screens that followed from it.
   * `isForOther`, for another player: as soon as no creating call is under way.
   */
  start(isForOther?: boolean): void;
  dispose(): void;
}

export function createPaymentWait(
  cashier: Pick<Cashier, 'deposit'> & Parameters<typeof isPaymentShown>[0],
  onFree: () => void,
): PaymentWait {
  const { deposit, withdrawal, router } = cashier;
  let formKey = -1;
  let isShort = false;
  let stops: (() => void)[] = [];

  const isSubmitting = () => deposit.isSubmitting || withdrawal.isSubmitting;

  const isBusy = () => isPaymentShown(cashier) || isSubmitting();

  function dispose(): void {
    for (const stop of stops.splice(0)) stop();
  }

  function handleChange(): void {
    const { key, path } = router.current();
    const isStillHere = isBusy() || (key !== formKey && !REST_PATHS.has(path));
    if (stops.length === 0 || (isShort ? isSubmitting() : isStillHere)) return;
    dispose();
    onFree();
  }

  return {
    isSubmitting,
    isBusy,
    start: (isForOther = false) => {
      dispose();
      isShort = isForOther;
      formKey = router.current().key;
      stops = [deposit, withdrawal, router.state].map(state => subscribe(state, handleChange));
    },
    dispose,
  };
}
