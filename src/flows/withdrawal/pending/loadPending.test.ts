import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { loadPending } from './loadPending';
import { openPending } from './openPending';

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

const pending = {
  withdrawalId: 'wd-1',
  amount: 50,
  currency: 'EUR',
  paymentMethod: 'spei_bank',
  status: 'on_hold',
  created: '2030-01-02T03:04:05Z',
  isCancellable: true,
};

it('[HOST-05, WD-02] is asked for anew after a reconnect, and no more once the list is left', async () => {
  const late = deferred();
  const { cashier, transport } = await createTestCashier({ parent: { page: 'withdrawal' } });
  transport.answer('withdrawal-list', () => late.promise);
  const end = loadPending(cashier);
  transport.reconnect();
  expect(transport.sent('withdrawal-list')).toHaveLength(2);
  end();
  transport.reconnect();
  expect(transport.sent('withdrawal-list')).toHaveLength(2);
  late.resolve([pending]);
  await new Promise(resolve => setTimeout(resolve));
  expect(cashier.withdrawal.pending).toEqual([]);
});

it('[WD-02] opens as it was made, also where its method is no longer offered', async () => {
  const { cashier } = await createTestCashier({ parent: { page: 'withdrawal' } });
  openPending(cashier, pending);
  expect(cashier.withdrawal.current).toMatchObject({
    withdrawalId: 'wd-1',
    amount: 50,
    currency: 'EUR',
    paymentMethod: 'spei_bank',
    methodText: 'Spei bank',
    status: 'waiting',
    createdAt: pending.created,
    isCancellable: true,
  });
  expect(cashier.router.current().path).toBe('/withdrawal/complete');
  cashier.withdrawal.list = [sampleMethod({ name: 'spei_bank', text: { en: 'SPEI' } })];
  openPending(cashier, pending);
  expect(cashier.withdrawal.current.methodText).toBe('SPEI');
});
