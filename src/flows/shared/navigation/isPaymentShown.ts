import type { Cashier } from '../../../state/Cashier';

/** Screens of an existing payment, besides the kinds' own and the one that its answer has led to. */
const PAYMENT_PATHS: ReadonlySet<string> = new Set(['/deposit/complete', '/withdrawal/complete', '/form']);

type Shown = Pick<Cashier, 'withdrawal' | 'transaction' | 'router' | 'isPaymentPath'>;

/** Whether the screen is that of an existing payment: where to pay, or what became of it. */
export function isPaymentShown(cashier: Shown): boolean {
  const { path } = cashier.router.current();
  const isOfDeposit =
    path === cashier.transaction.path || PAYMENT_PATHS.has(path) || cashier.isPaymentPath(path);
  return isOfDeposit || isPastSummary(cashier);
}

/**
 * The confirm screen shows the summary, then the code: only then the withdrawal exists. News that settle it
 * take the code away a moment before the screen goes on to say what became of it.
 */
function isPastSummary({ router, withdrawal }: Shown): boolean {
  const { path, query } = router.current();
  const isThere = path === '/withdrawal/confirm' || query['step'] === 'confirm';
  return isThere && withdrawal.draft === null;
}
