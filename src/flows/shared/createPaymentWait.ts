import { subscribe } from 'valtio/vanilla';
import type { Cashier } from '../../state/Cashier';

/** Screens that show no payment. */
const REST_PATHS: ReadonlySet<string> = new Set(['/deposit', '/withdrawal', '/error', '/empty']);

/** Waits for the end of a payment that is being made. */
export interface PaymentWait {
  isBusy(): boolean;
  /** `onFree` is called once: when the form is back, or when the player has left the screens that followed from it. */
  start(): void;
  dispose(): void;
}

export function createPaymentWait(
  { deposit, withdrawal, router }: Pick<Cashier, 'deposit' | 'withdrawal' | 'router'>,
  onFree: () => void,
): PaymentWait {
  let formKey = -1;
  let stops: (() => void)[] = [];

  const isBusy = () => deposit.isSubmitting || withdrawal.isSubmitting;

  function dispose(): void {
    for (const stop of stops.splice(0)) stop();
  }

  function handleChange(): void {
    const { key, path } = router.current();
    if (stops.length === 0 || isBusy() || (key !== formKey && !REST_PATHS.has(path))) return;
    dispose();
    onFree();
  }

  return {
    isBusy,
    start: () => {
      dispose();
      formKey = router.current().key;
      stops = [deposit, withdrawal, router.state].map(state => subscribe(state, handleChange));
    },
    dispose,
  };
}
