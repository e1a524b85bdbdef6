import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { forgetScreens } from '../../../../tests/support/unit/lazyScreenAnew';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { sampleOpenDeposit } from '../../../../tests/support/unit/samples';
import { setVisibility } from '../../../../tests/support/unit/setVisibility';
import { PendingSlot } from './PendingSlot';
import { pendingKey } from './pendingKey';
import { type PendingDeposit, pendingList } from './pendingList';

const kept = (depositId: string, amount: number): PendingDeposit => sampleOpenDeposit({ depositId, amount });

it('[DEP-09] the places of rows whose code is on its way are no list of nothing to who hears the page', async () => {
  forgetScreens();
  const { container } = await renderCashier(
    {
      answers: { 'deposit-status': { status: 'waiting' } },
      prepare: ({ cashier }) => {
        for (const id of ['d-1', 'd-2']) pendingList.put(cashier, kept(id, 70));
      },
    },
    <PendingSlot />,
  );
  expect(container.querySelectorAll('.bone--row')).toHaveLength(2);
  expect(screen.queryByRole('list')).toBeNull();
  expect(await screen.findAllByRole('button')).toHaveLength(2);
});

it('[DEP-09] [API-04] a deposit that is made in another tab joins the list here: who does not see it may pay again', async () => {
  const { cashier } = await renderCashier(
    { answers: { 'deposit-status': ({ depositId }: PendingDeposit) => ({ depositId, status: 'waiting' }) } },
    <PendingSlot />,
  );
  const makeElsewhere = async (depositId: string, amount: number) => {
    pendingList.put(cashier, kept(depositId, amount));
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: pendingKey(cashier) }));
    });
  };
  expect(screen.queryByRole('button')).toBeNull();
  await makeElsewhere('d-1', 500);
  await screen.findByRole('button', { name: '$500 by Bank card' });
  await makeElsewhere('d-2', 70);
  await screen.findByRole('button', { name: '$70 by Bank card' });
  screen.getByRole('button', { name: '$500 by Bank card' });
});

it('[DEP-09] a page that nobody sees asks for nothing when another tab makes deposits, but when the player returns', async () => {
  onTestFinished(() => setVisibility('visible'));
  const { cashier, transport } = await renderCashier(
    { answers: { 'deposit-status': ({ depositId }: PendingDeposit) => ({ depositId, status: 'waiting' }) } },
    <PendingSlot />,
  );
  setVisibility('hidden');
  for (const depositId of ['d-1', 'd-2']) {
    pendingList.put(cashier, kept(depositId, 500));
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: pendingKey(cashier) }));
    });
    await screen.findAllByRole('button', { name: '$500 by Bank card' });
  }
  expect(transport.sent('deposit-status')).toEqual([]);
  setVisibility('visible');
  await waitFor(() =>
    expect(transport.sent('deposit-status')).toEqual([{ depositId: 'd-2' }, { depositId: 'd-1' }]),
  );
});

it.each([
  ['made', [], ['$500 by Bank card']],
  ['refused', [sampleOpenDeposit({ depositId: null, requestId: 'r-1' })], []],
])(
  '[DEP-09] [IND-01] one that is %s after the player has gone back to the list is listed so at once',
  async (_, before, after) => {
    const { cashier } = await renderCashier(
      {
        answers: { 'deposit-status': { depositId: 'd-1', status: 'waiting' } },
        prepare: ({ cashier }) => {
          cashier.deposit.isSubmitting = true;
          for (const deposit of before) pendingList.put(cashier, deposit);
        },
      },
      <PendingSlot />,
    );
    await waitFor(() => expect(screen.queryAllByRole('button')).toHaveLength(before.length));
    for (const deposit of before) pendingList.drop(cashier, deposit);
    if (after.length > 0) pendingList.put(cashier, kept('d-1', 500));
    cashier.deposit.isSubmitting = false;
    await waitFor(() => {
      const names = screen.queryAllByRole('button').map(({ textContent }) => textContent);
      expect(names).toEqual(after.map(name => expect.stringContaining(name)));
    });
  },
);
