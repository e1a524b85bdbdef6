import type { Cashier } from '../../../state/Cashier';
import { isAtConfirm } from './isAtConfirm';

/** Screens of an existing payment, besides the kinds' own and the one that its answer has led to. */
const PAYMENT_PATHS: ReadonlySet<string> = new Set(['/deposit/complete', '/withdrawal/complete', '/form']);

type Shown = Pick<Cashier, 'withdrawal' | 'transaction' | 'router' | 'isPaymentPath'>;

/** Whether the screen is that of an existing payment: where to pay, or what became of it. */
export function isPaymentShown(cashier: Shown): boolean {
  const { withdrawal, transaction, router } = cashier;
  const { path } = router.current();
  const isOfDeposit = path === transaction.path || PAYMENT_PATHS.has(path) || cashier.isPaymentPath(path);
  // The confirm screen shows the summary, then the code: only then the withdrawal exists. News that settle it take the
  // code away a moment before the screen goes on to say what became of it.
  return isOfDeposit || (isAtConfirm(cashier) && withdrawal.draft === null);
}
