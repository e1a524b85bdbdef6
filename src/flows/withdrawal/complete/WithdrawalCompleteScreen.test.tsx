import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { samplePending } from '../../../../tests/support/unit/samples';
import { receiveWithdrawal } from '../../../state/applyWithdrawal';
import { openPending } from '../pending/openPending';
import { WithdrawalCompleteScreen } from './WithdrawalCompleteScreen';

it.each([
  ['mistaked', true],
  ['canceled', true],
  ['waiting', false],
  ['processed', false],
])('[WD-02] the bank’s word on why it ended is read: %s %s', async (status, isRead) => {
  const message = 'The name on the account is another one.';
  await renderCashier(
    {
      parent: { page: 'withdrawal', transport: 'http' },
      answers: { 'withdrawal-status': { status, message } },
      prepare: ({ cashier }) => {
        openPending(cashier, samplePending());
        Object.assign(cashier.withdrawal.current, { status, message });
      },
    },
    <WithdrawalCompleteScreen />,
  );
  expect(screen.queryByText(message) !== null).toBe(isRead);
});

it.each([
  ['2026-11-20T10:00:00Z', true],
  ['yesterday', false],
])('[WD-02] its date is shown only where it can be read: %s', async (created, isShown) => {
  await renderCashier(
    {
      parent: { page: 'withdrawal', transport: 'http' },
      answers: { 'withdrawal-status': { status: 'waiting' } },
      prepare: ({ cashier }) => openPending(cashier, samplePending({ created })),
    },
    <WithdrawalCompleteScreen />,
  );
  expect(screen.queryByText('Date') !== null).toBe(isShown);
});

it.each([
  ['made', { withdrawalId: 'wd-1' }, 'Withdrawal ID', 'wd-1', true],
  ['perhaps made', { requestId: 'r-1' }, 'Reference', 'r-1', false],
  ['not made', { requestId: 'r-1', isNotCreated: true }, 'Reference', 'r-1', false],
])(
  '[WD-02] [API-04] one that was %s: its steps and its cancel are there only if it exists',
  async (_, ids, label, id, isMade) => {
    await renderCashier(
      {
        parent: { page: 'withdrawal', transport: 'http' },
        answers: { 'withdrawal-status': () => new Promise(() => {}) },
        prepare: ({ cashier }) =>
          Object.assign(cashier.withdrawal.current, { amount: 5, currency: 'MXN', ...ids }),
      },
      <WithdrawalCompleteScreen />,
    );
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getByText(id)).toBeTruthy();
    expect(screen.queryByText('Requested') !== null).toBe(isMade);
    expect(screen.queryByRole('button', { name: 'Cancel the withdrawal' }) !== null).toBe(isMade);
  },
);

it('[WD-01] [WD-02] what the bank says of it is read as it comes', async () => {
  await renderCashier(
    {
      parent: { page: 'withdrawal', transport: 'http' },
      answers: { 'withdrawal-status': { status: 'processed' } },
      prepare: ({ cashier }) => openPending(cashier, samplePending()),
    },
    <WithdrawalCompleteScreen />,
  );
  expect(await screen.findByText('Withdrawal complete')).toBeTruthy();
  expect(screen.getByText('The money has been paid out to you.')).toBeTruthy();
});

it.each([
  ['mistaked', 'failed'],
  ['canceled', 'ended'],
])('[WD-02] the last step has the sign that the status has: %s', async (status, state) => {
  const { container } = await renderCashier(
    {
      parent: { page: 'withdrawal', transport: 'http' },
      answers: { 'withdrawal-status': { status } },
      prepare: ({ cashier }) => {
        openPending(cashier, samplePending());
        Object.assign(cashier.withdrawal.current, { status });
      },
    },
    <WithdrawalCompleteScreen />,
  );
  expect(container.querySelector('.timeline__step:last-child')?.classList).toContain(
    `timeline__step--${state}`,
  );
});

it('[WD-02] [API-06] of steps that are told twice none stays under way once it has failed', async () => {
  const at = '2026-11-20T10:00:00Z';
  const steps = ['created', 'check', 'created', 'review', 'review', 'sent'].map((name, index) =>
    index < 3 ? { name, at } : { name },
  );
  const { cashier, container } = await renderCashier(
    {
      parent: { page: 'withdrawal', transport: 'http' },
      answers: { 'withdrawal-status': { status: 'accepted', steps } },
      prepare: options => openPending(options.cashier, samplePending()),
    },
    <WithdrawalCompleteScreen />,
  );
  await screen.findAllByText('Review');
  const { withdrawalId } = cashier.withdrawal.current;
  act(() =>
    receiveWithdrawal(cashier.withdrawal, { withdrawalId: String(withdrawalId), status: 'mistaked' }),
  );
  await screen.findByText('Not paid out');
  const states = [...container.querySelectorAll('.timeline__step .hidden')].map(one => one.textContent);
  expect(states).toEqual(['done', 'done', 'done', 'ended']);
});
