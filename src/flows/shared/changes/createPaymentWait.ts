import { subscribe } from 'valtio/vanilla';
import type { Cashier } from '../../../state/Cashier';

/** Screens that show no payment. */
const REST_PATHS: ReadonlySet<string> = new Set(['/deposit', '/withdrawal', '/error', '/empty']);

/** Screens of a payment that is made, besides those of kinds and the one that its answer has led to. */
const PAYMENT_PATHS: ReadonlySet<string> = new Set(['/deposit/complete', '/withdrawal/complete', '/form']);

/** Waits for the end of a payment that is being made. */
export interface PaymentWait {
  /** The server is being asked for it. */
  isSubmitting(): boolean;
  /** That, or its screen tells the player where to pay or what became of it. */
  isBusy(): boolean;
  /**
   * `onFree` is called once: when the form is back, or when the player has left the screens that followed from it; for
   * another player as soon as nothing is being made any more.
   */
  start(options?: { isForOther: boolean }): void;
  dispose(): void;
}

export function createPaymentWait(
  {
    deposit,
    withdrawal,
    transaction,
    router,
    isPaymentPath,
  }: Pick<Cashier, 'deposit' | 'withdrawal' | 'transaction' | 'router' | 'isPaymentPath'>,
  onFree: () => void,
): PaymentWait {
  let formKey = -1;
  let isShort = false;
  let stops: (() => void)[] = [];

  const isSubmitting = () => deposit.isSubmitting || withdrawal.isSubmitting;

  /** The screen of a summary is that of the code, too: of these only the withdrawal that waits for its code is made. */
  function isCodeAwaited(): boolean {
    const { path, query } = router.current();
    const isThere = path === '/withdrawal/confirm' || query['step'] === 'confirm';
    return isThere && withdrawal.draft === null && withdrawal.current.code !== null;
  }

  function isBusy(): boolean {
    const { path } = router.current();
    const isPayment = path === transaction.path || PAYMENT_PATHS.has(path) || isPaymentPath(path);
    return isPayment || isSubmitting() || isCodeAwaited();
  }

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
    start: ({ isForOther } = { isForOther: false }) => {
      dispose();
      isShort = isForOther;
      formKey = router.current().key;
      stops = [deposit, withdrawal, router.state].map(state => subscribe(state, handleChange));
    },
    dispose,
  };
}
