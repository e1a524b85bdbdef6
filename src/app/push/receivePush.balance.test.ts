import { snapshot } from 'valtio/vanilla';
import { expect, it } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { applyStatus } from '../../state/applyStatus';
import { applyParentChanges } from '../changes/applyParentChanges';
import { receivePush } from './receivePush';

it.each([
  [
    'deposit.status',
    { depositId: 'd-1', status: 'processed', balance: 150 },
    { depositId: 'd-1', status: 'accepted', balance: 100 },
  ],
  [
    'withdrawal.status',
    { withdrawalId: 'w-1', status: 'processed', balance: 150 },
    { withdrawalId: 'w-1', status: 'waiting', balance: 100 },
  ],
])('[DEP-09] [WD-02] a late %s from before the end takes no balance back', async (type, end, before) => {
  const { cashier } = await createTestCashier();
  cashier.transaction.depositId = 'd-1';
  cashier.withdrawal.current.withdrawalId = 'w-1';
  receivePush(cashier, { type, data: end });
  receivePush(cashier, { type, data: before });
  expect(cashier.user.balance).toEqual({ amount: 150, currency: 'MXN' });
});

it.each([
  ['deposit.status', 'depositId', 'accepted', 'x-1'],
  ['withdrawal.status', 'withdrawalId', 'waiting', 'x-1'],
  ['deposit.status', 'depositId', 'accepted', 'on-screen'],
  ['withdrawal.status', 'withdrawalId', 'waiting', 'on-screen'],
])(
  '[DEP-09] [WD-02] nor does one from before an end that told none (%s by %s, %s); one of another payment counts, as does the end itself',
  async (type, name, status, shown) => {
    const { cashier } = await createTestCashier();
    cashier.transaction.depositId = shown;
    cashier.withdrawal.current.withdrawalId = shown;
    const push = (id: string, told: object) => receivePush(cashier, { type, data: { [name]: id, ...told } });
    push('x-1', { status, balance: 150 });
    push('x-1', { status: 'processed' });
    push('x-1', { status, balance: 100 });
    expect(cashier.user.balance?.amount).toBe(150);
    push('x-2', { status, balance: 90 });
    expect(cashier.user.balance?.amount).toBe(90);
    push('x-1', { status: 'processed', balance: 170 });
    expect(cashier.user.balance?.amount).toBe(170);
  },
);

it('[DEP-09] nor does one from before an end that was asked for', async () => {
  const { cashier } = await createTestCashier();
  cashier.transaction.depositId = 'd-1';
  const push = (told: object) =>
    receivePush(cashier, { type: 'deposit.status', data: { depositId: 'd-1', ...told } });
  push({ status: 'waiting', balance: 150 });
  applyStatus(cashier.transaction, { depositId: 'd-1', status: 'processed' });
  push({ status: 'accepted', balance: 100 });
  expect(cashier.user.balance?.amount).toBe(150);
});

it.each([
  ['deposit.status', { depositId: 'd-1', status: 'processed' }, { depositId: 'd-2', status: 1 }],
  ['deposit.status', { depositId: 'd-1', status: 'mistaked' }, { depositId: 'd-1', status: 'processed' }],
  ['withdrawal.status', { withdrawalId: 'w-1', status: 'canceled' }, { withdrawalId: 'w-2', status: 1 }],
])(
  '[DEP-09] [WD-02] a %s that is told once more after a later payment takes no balance back',
  async (type, first, later) => {
    const { cashier } = await createTestCashier();
    receivePush(cashier, { type, data: first });
    receivePush(cashier, { type, data: { ...first, balance: 100 } });
    expect(cashier.user.balance).toEqual({ amount: 100, currency: 'MXN' });
    receivePush(cashier, { type, data: { ...later, balance: 150 } });
    for (const status of [first.status, 'accepted'])
      receivePush(cashier, { type, data: { ...first, status, balance: 100 } });
    expect(cashier.user.balance).toEqual({ amount: 150, currency: 'MXN' });
    applyParentChanges(cashier, { host: 'https://other.example' });
    receivePush(cashier, { type, data: { ...first, balance: 7 } });
    expect(cashier.user.balance).toEqual({ amount: 7, currency: 'MXN' });
  },
);

it.each([
  ['deposit.status', { depositId: 'd-1', status: 'accepted' }, { depositId: 'd-2', status: 'processed' }],
  [
    'withdrawal.status',
    { withdrawalId: 'w-1', status: 'waiting' },
    { withdrawalId: 'w-2', status: 'canceled' },
  ],
  ['withdrawal.status', { withdrawalId: 'w-1', status: 'processed' }, null],
])(
  '[DEP-09] [WD-02] a %s that is delivered again takes no later balance back',
  async (type, first, later) => {
    const { cashier } = await createTestCashier();
    const push = { type, data: { ...first, balance: 100 } };
    receivePush(cashier, push);
    if (later) receivePush(cashier, { type, data: { ...later, balance: 150 } });
    else
      receivePush(cashier, {
        type: 'login.token',
        data: { balanceData: { primary: { amount: 150, currency: 'MXN' } } },
      });
    receivePush(cashier, push);
    expect(cashier.user.balance?.amount).toBe(150);
    // Later than the other: it is no repetition.
    receivePush(cashier, { type, data: { ...first, balance: 90 } });
    expect(cashier.user.balance?.amount).toBe(90);
  },
);

it('[DEP-09] an end that is told once more with a later balance, such as a bonus, has that', async () => {
  const { cashier } = await createTestCashier();
  for (const balance of [100, 110])
    receivePush(cashier, {
      type: 'deposit.status',
      data: { depositId: 'd-1', status: 'processed', balance },
    });
  expect(cashier.user.balance?.amount).toBe(110);
});

it('[DEP-09] a balance with a currency of its own keeps it', async () => {
  const { cashier } = await createTestCashier();
  const balance = { amount: 2, currency: 'BTC' };
  receivePush(cashier, { type: 'deposit.status', data: { depositId: 'x', status: 0, balance } });
  expect(cashier.user.balance).toEqual(balance);
});

it('[DEP-09] a balance may be written as the user’s balanceData', async () => {
  const { cashier } = await createTestCashier();
  const balance = { primary: { amount: 7, currency: 'mxn' } };
  receivePush(cashier, { type: 'deposit.status', data: { depositId: 'x', status: 0, balance } });
  expect(cashier.user.balance).toEqual({ amount: 7, currency: 'MXN' });
});

it('[DEP-09] a push costs no more after thousands of others: what they have told is not copied with each', async () => {
  const { cashier } = await createTestCashier();
  for (let sum = 0; sum < 3; sum++)
    receivePush(cashier, {
      type: 'deposit.status',
      data: { depositId: `d-${sum}`, status: 'processed', balance: sum },
    });
  const { ends, balancesTold } = snapshot(cashier.user);
  expect(ends).toBe(cashier.user.ends);
  expect(balancesTold).toBe(cashier.user.balancesTold);
});
