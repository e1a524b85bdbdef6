import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { samplePending } from '../../../../tests/support/unit/samples';
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
