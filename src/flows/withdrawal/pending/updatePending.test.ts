import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { samplePending } from '../../../../tests/support/unit/samples';
import { loadPending } from './loadPending';
import { updatePending } from './updatePending';

const other = samplePending({ withdrawalId: 'wd-0' });
const pending = samplePending({ currency: 'EUR', paymentMethod: 'spei_bank', status: 'on_hold' });

it('[API-06] [WD-02] a pending withdrawal that cannot be read is told by its place, and the others are listed', async () => {
  const one = {
    withdrawalId: 12,
    amount: 50,
    currency: 'eur',
    paymentMethod: 101,
    status: 'on_hold',
    created: 1_767_225_600,
    isCancellable: 1,
    message: { en: 'beyond the contract' },
  };
  const { cashier, told } = await createTestCashier({
    parent: { page: 'withdrawal' },
    answers: { 'withdrawal-list': [{ ...one, amount: null }, 'canary', one] },
  });
  loadPending(cashier);
  await vi.waitFor(() => expect(cashier.withdrawal.pending).toHaveLength(1));
  expect(cashier.withdrawal.pending).toMatchObject([
    { withdrawalId: '12', currency: 'EUR', paymentMethod: '101', isCancellable: true },
  ]);
  expect(cashier.withdrawal.pending[0]).not.toHaveProperty('message');
  expect(told('Error').map(({ message }) => message)).toEqual([
    expect.stringMatching(/^withdrawal-list: 0\.amount /),
    expect.stringMatching(/^withdrawal-list: 1\./),
  ]);
});

it.each([null, '', undefined])(
  '[API-06] [WD-02] one without the time of its creation is listed: %j',
  async created => {
    const { cashier } = await createTestCashier({
      parent: { page: 'withdrawal' },
      answers: { 'withdrawal-list': [{ ...pending, created }] },
    });
    loadPending(cashier);
    await vi.waitFor(() => expect(cashier.withdrawal.pending).toEqual([{ ...pending, created: '' }]));
  },
);

it.each([
  ['created', { date: '2026-11-20 10:00:00.000000', timezone_type: 3, timezone: 'UTC' }, { created: '' }],
  ['isCancellable', 'yes', { isCancellable: false }],
])(
  '[API-06] [WD-02] one of which only %s cannot be read is listed without it, and the host is told',
  async (field, value, shown) => {
    const { cashier, told } = await createTestCashier({
      parent: { page: 'withdrawal' },
      answers: { 'withdrawal-list': [other, { ...pending, [field]: value }] },
    });
    loadPending(cashier);
    await vi.waitFor(() =>
      expect(cashier.withdrawal.pending).toMatchObject([other, { ...pending, ...shown }]),
    );
    expect(told('Error')).toMatchObject([
      { message: expect.stringMatching(`^withdrawal-list: 1.${field} `) },
    ]);
  },
);

it('[WD-02] one that stands in the answer twice is listed once', async () => {
  const { cashier } = await createTestCashier({
    parent: { page: 'withdrawal' },
    answers: { 'withdrawal-list': [pending, { ...pending, status: 'waiting' }] },
  });
  loadPending(cashier);
  await vi.waitFor(() => expect(cashier.withdrawal.pending).not.toEqual([]));
  expect(cashier.withdrawal.pending).toEqual([pending]);
});

it('[API-06] [WD-02] what cannot be read of one is told once, although the list is asked for again', async () => {
  const { cashier, told } = await createTestCashier();
  const answer = [{ ...pending, created: {} }, 'canary'];
  for (const _ of ['at first', 'again']) updatePending(cashier, answer, cashier.signal);
  expect(cashier.withdrawal.pending).toHaveLength(1);
  expect(told('Error')).toHaveLength(2);
});
