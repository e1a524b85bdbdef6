import { expect, it, vi } from 'vitest';
import { refusal } from '../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../tests/support/unit/deferred';
import { applyStatus } from '../../state/applyStatus';
import { continueDeposit } from './continueDeposit';

const unknown = refusal(404, 'banking.depositUnknown');

async function refused() {
  const answer = deferred();
  const test = await createTestCashier({ answers: { 'external-deposit-continue': () => answer.promise } });
  const { cashier, transport } = test;
  Object.assign(cashier.transaction, { paymentMethod: 'onramp_card', depositId: 'd-1' });
  const going = continueDeposit(cashier, 'a');
  await vi.waitFor(() => expect(transport.sent('external-deposit-continue')).toHaveLength(1));
  return Object.assign(test, {
    answer: async (failure: Error) => {
      answer.reject(failure);
      await going;
    },
  });
}

it('[DEP-07] [DEP-10] [ONR-01] of a deposit that the bank does not know no offer can be taken: its status says so', async () => {
  const { cashier, answer, told } = await refused();
  await answer(unknown);
  expect(cashier.transaction.status).toBe('mistaked');
  expect(cashier.notifications.list).toEqual([]);
  expect(told('onDisplayError')).toEqual([]);
});

it('[DEP-07] [ERR-03] a payment that was seen meanwhile stays seen, and no failure stands beside it', async () => {
  const { cashier, answer, told } = await refused();
  applyStatus(cashier.transaction, { depositId: 'd-1', status: 'accepted' });
  await answer(unknown);
  expect(cashier.transaction.status).toBe('accepted');
  expect(cashier.notifications.list).toEqual([]);
  expect(told('onDisplayError')).toEqual([]);
});

it('[DEP-07] any other refusal leaves the offers, and is told', async () => {
  const { cashier, answer, told } = await refused();
  await answer(refusal(404));
  expect(cashier.transaction.status).toBe('waiting');
  expect(told('onDisplayError')).toHaveLength(1);
});
