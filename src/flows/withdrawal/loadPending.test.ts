import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { loadPending } from './loadPending';

it('[API-06, WD-02] a pending withdrawal that cannot be read is told by its place, and the others are listed', async () => {
  const one = {
    withdrawalId: 12,
    amount: 50,
    currency: 'eur',
    paymentMethod: 'spei',
    status: 'on_hold',
    created: 1_767_225_600,
    isCancellable: 1,
  };
  const { cashier, told } = await createTestCashier({
    parent: { page: 'withdrawal' },
    answers: { 'withdrawal-list': [{ ...one, created: null }, 'canary', one] },
  });
  loadPending(cashier);
  await vi.waitFor(() => expect(cashier.withdrawal.pending).toHaveLength(1));
  expect(cashier.withdrawal.pending).toMatchObject([
    { withdrawalId: '12', currency: 'EUR', isCancellable: true },
  ]);
  expect(told('Error').map(({ message }) => message)).toEqual([
    expect.stringMatching(/^withdrawal-list: 0\.created /),
    expect.stringMatching(/^withdrawal-list: 1\./),
  ]);
});
