import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { receivePush } from '../../../app/push/receivePush';
import type { Cashier } from '../../../state/Cashier';
import { startTransaction } from '../submit/startTransaction';
import { PendingDeposits } from './PendingDeposits';
import { pushedEnds } from './pendingEnd';

const START = { method: sampleMethod(), amount: 500, fields: {} };

/** The list after a push about d-1 that came while d-2 was on screen. */
async function renderAfter(...pushes: object[]) {
  const prepare = ({ cashier }: { cashier: Cashier }) => {
    startTransaction(cashier, START, { depositId: 'd-1' });
    startTransaction(cashier, { ...START, amount: 900 }, { depositId: 'd-2' });
    for (const data of pushes) receivePush(cashier, { type: 'deposit.status', data });
  };
  // The status may lag behind the push, and has no amount.
  const answers = { 'deposit-status': { status: 'waiting' } };
  return renderCashier({ answers, prepare }, <PendingDeposits />);
}

const received = { depositId: 'd-1', status: 'processed', amount: 400, currency: 'MXN' };

it.each([
  ['once', [received]],
  ['before a late failure', [received, { depositId: 'd-1', status: 'mistaked' }]],
  ['after a failure', [{ depositId: 'd-1', status: 'mistaked' }, received]],
])(
  '[DEP-09] [DEP-10] what was pushed %s while another deposit was on screen is told of its own',
  async (_, pushes) => {
    const { cashier, player } = await renderAfter(...pushes);
    const row = await screen.findByRole('button', { name: /500 by/, description: /Deposit received/ });
    await player.click(row);
    await waitFor(() => expect(cashier.transaction.depositId).toBe('d-1'));
    expect(cashier.transaction).toMatchObject({
      status: 'processed',
      received: { amount: 400, currency: 'MXN' },
    });
  },
);

it('[DEP-10] a refusal that was pushed then keeps its reason', async () => {
  const { cashier, player } = await renderAfter({ depositId: 'd-1', status: 2, message: 'No funds' });
  await player.click(
    await screen.findByRole('button', { name: /500 by/, description: /did not go through/ }),
  );
  await waitFor(() => expect(cashier.transaction.message).toBe('No funds'));
});

it('[DEP-09] the ends of deposits that are not listed are not kept, however many are pushed', async () => {
  const { cashier } = await createTestCashier();
  startTransaction(cashier, START, { depositId: 'd-1' });
  for (const depositId of ['foreign', 'd-1'])
    receivePush(cashier, { type: 'deposit.status', data: { depositId, status: 'processed' } });
  expect([...pushedEnds(cashier).keys()]).toEqual(['d-1']);
});
