import { vi } from 'vitest';
import { submitWithdrawal } from '../../../src/flows/withdrawal/submit/submitWithdrawal';
import type { WithdrawalDraft } from '../../../src/state/createWithdrawalState';
import { networkFailure } from './createFakeTransport';
import { createTestCashier, type TestCashier, type TestCashierOptions } from './createTestCashier';
import { sampleMethod } from './samples';

export const draft = (overrides: Partial<WithdrawalDraft> = {}): WithdrawalDraft => ({
  method: sampleMethod({ name: 'spei' }),
  amount: 500,
  currency: 'MXN',
  accountType: 'main',
  fields: { clabe: '012345678901234567' },
  details: [],
  ...overrides,
});

/** A withdrawal that stands ready to be confirmed. */
export async function openDraft(
  answers: TestCashierOptions['answers'] = {},
  parent: TestCashierOptions['parent'] = {},
): Promise<TestCashier> {
  const test = await createTestCashier({ parent: { page: 'withdrawal', ...parent }, answers });
  test.cashier.withdrawal.draft = draft();
  test.cashier.router.navigate('/withdrawal/confirm');
  return test;
}

/** Until nobody waits for anything any more. */
export const settle = () => vi.advanceTimersByTimeAsync(10_000);

/** A withdrawal of which nobody could say whether it was made. */
export async function openLost(): Promise<TestCashier> {
  const test = await openDraft({
    'withdrawal-create': networkFailure(),
    'withdrawal-status': networkFailure(),
    'withdrawal-list': [],
  });
  submitWithdrawal(test.cashier);
  await settle();
  return test;
}
