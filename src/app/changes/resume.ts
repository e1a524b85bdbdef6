import { startAnew } from '../../flows/shared/navigation/startAnew';
import type { RunningCashier } from '../createCashier';

/** After onTokenExpired a new token resumes where the player was (USER-09). */
export function resume(cashier: RunningCashier): void {
  const { router, withdrawal } = cashier;
  if (withdrawal.refusal?.isOfToken) withdrawal.refusal = null;
  if (router.current().path !== '/error') return;
  startAnew(cashier, router.current().query.backRoute || '/deposit');
}
