import { beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../../../tests/support/unit/deferred';
import { settle, openDraft as start } from '../../../../tests/support/unit/openDraft';
import type { HoldEvent } from '../../../host/HoldEvent';
import { submitWithdrawal } from './submitWithdrawal';

beforeEach(() => vi.useFakeTimers());

it('[WD-03] sends nothing that is more than the balance of this moment', async () => {
  const test = await start({ 'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' } });
  test.cashier.user.balance = { amount: 499.99, currency: 'MXN' };
  submitWithdrawal(test.cashier);
  await settle();
  expect(test.transport.sent('withdrawal-create')).toEqual([]);
  expect(test.told('onAnalyticsEvent')).toEqual([]);
  test.cashier.user.balance = { amount: 500, currency: 'MXN' };
  submitWithdrawal(test.cashier);
  await settle();
  expect(test.transport.sent('withdrawal-create')).toHaveLength(1);
});

it('[WD-03] nor of the moment at which the host has answered', async () => {
  const test = await start({ 'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' } });
  const answer = deferred<boolean>();
  test.cashier.handle.element.addEventListener('before-submit', event =>
    (event as HoldEvent<object>).respondWith(answer.promise),
  );
  test.cashier.user.balance = { amount: 500, currency: 'MXN' };
  submitWithdrawal(test.cashier);
  test.cashier.user.balance = { amount: 499.99, currency: 'MXN' };
  answer.resolve(true);
  await settle();
  expect(test.transport.sent('withdrawal-create')).toEqual([]);
  expect(test.cashier.withdrawal.isSubmitting).toBe(false);
});

it('[WD-03] a balance in another currency says nothing about this one', async () => {
  const test = await start({ 'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' } });
  test.cashier.user.balance = { amount: 1, currency: 'USD' };
  submitWithdrawal(test.cashier);
  await settle();
  expect(test.transport.sent('withdrawal-create')).toHaveLength(1);
});

it('[WD-03] [METH-07] nor does the one that is known say what is in the additional account', async () => {
  const test = await start({ 'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' } });
  test.cashier.user.balance = { amount: 1, currency: 'MXN' };
  Object.assign(test.cashier.withdrawal.draft ?? {}, { accountType: 'additional' });
  submitWithdrawal(test.cashier);
  await settle();
  expect(test.transport.sent('withdrawal-create')).toMatchObject([{ accountType: 'additional' }]);
});
