import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../tests/support/unit/createTestCashier';
import { sampleOpenDeposit } from '../../tests/support/unit/samples';
import { startLater } from '../app/startLater';
import { pendingList } from '../flows/deposit/pending/pendingList';
import { keptWithdrawals } from '../flows/withdrawal/submit/keptWithdrawals';
import { defaultParentData } from '../host/parentData';
import { DAY_MS } from '../spec/timers';

it('[DEP-09] [API-04] what a player who does not come back has left is gone from the storage when it is too old to be read, whom to pay too', async () => {
  const { cashier } = await createTestCashier({ isBare: true });
  vi.useFakeTimers({ toFake: ['Date'] });
  const left = { parent: { ...defaultParentData(), token: 'of-yesterday' }, unstored: new Map() };
  const payee = {
    path: '/deposit/redirect/instruction',
    answer: { data: { requisites: [{ value: 'Ana' }] } },
  };
  pendingList.put(left, sampleOpenDeposit(payee));
  pendingList.put(cashier, sampleOpenDeposit());
  const facts = { paymentMethod: 'spei', amount: 500, currency: 'MXN' };
  keptWithdrawals.keep(left, { requestId: 'r-1', content: '{}' }, facts);
  // As earlier versions and a host's own script have stored theirs.
  localStorage.setItem('cashier.pending https://bank.example u-1', JSON.stringify([sampleOpenDeposit()]));
  localStorage.setItem('cashier.withdrawals', JSON.stringify([{ at: 1 }]));
  localStorage.setItem('cashier.pending.2  broken', '[{');
  const stored = { ...localStorage };
  vi.setSystemTime(Date.now() + DAY_MS - 1000);
  startLater(cashier);
  expect({ ...localStorage }).toEqual(stored);

  vi.setSystemTime(Date.now() + 2000);
  pendingList.put(cashier, sampleOpenDeposit({ depositId: 'd-2' }));
  startLater(cashier);
  expect(Object.keys(localStorage).sort()).toEqual([
    'cashier.pending https://bank.example u-1',
    'cashier.pending.2  broken',
    expect.stringMatching(/^cashier\.pending\.2 {2}[\da-f]+$/),
    'cashier.withdrawals',
  ]);
  expect(pendingList.read(cashier).map(({ depositId }) => depositId)).toEqual(['d-2']);

  vi.setSystemTime(Date.now() + 30 * DAY_MS);
  startLater(cashier);
  expect(Object.keys(localStorage).sort()).toEqual(['cashier.pending.2  broken', 'cashier.withdrawals']);
});
