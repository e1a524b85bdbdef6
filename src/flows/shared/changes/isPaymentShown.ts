import type { Cashier } from '../../../state/Cashier';

/** Screens of a payment that is made, besides those of kinds and the one that its answer has led to. */
const PAYMENT_PATHS: ReadonlySet<string> = new Set(['/deposit/complete', '/withdrawal/complete', '/form']);

type Shown = Pick<Cashier, 'withdrawal' | 'transaction' | 'router' | 'isPaymentPath'>;

/** The screen tells the player of a payment that is made: where to pay, or what became of it. */
export function isPaymentShown(cashier: Shown): boolean {
  const { path } = cashier.router.current();
  const isOfDeposit =
    path === cashier.transaction.path || PAYMENT_PATHS.has(path) || cashier.isPaymentPath(path);
  return isOfDeposit || isCodeAwaited(cashier);
}

/** The screen of a summary is that of the code, too: of these only the withdrawal that waits for its code is made. */
function isCodeAwaited({ router, withdrawal }: Shown): boolean {
  const { path, query } = router.current();
  const isThere = path === '/withdrawal/confirm' || query['step'] === 'confirm';
  return isThere && withdrawal.draft === null && withdrawal.current.code !== null;
}
