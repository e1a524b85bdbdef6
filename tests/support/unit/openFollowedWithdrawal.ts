import { followWithdrawal } from '../../../src/flows/withdrawal/follow/followWithdrawal';
import { createTestCashier } from './createTestCashier';

/** A withdrawal that is followed over HTTP, until `stop`. `ids`: its own, and what else is known of it. */
export async function openFollowedWithdrawal(
  answers: Record<string, unknown>,
  ids: object = { withdrawalId: 'wd-1' },
) {
  const test = await createTestCashier({ parent: { page: 'withdrawal', transport: 'http' }, answers });
  const { current } = test.cashier.withdrawal;
  Object.assign(current, ids);
  return { ...test, current, stop: followWithdrawal(test.cashier) };
}
