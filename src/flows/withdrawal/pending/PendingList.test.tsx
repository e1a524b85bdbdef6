import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deferred } from '../../../../tests/support/unit/deferred';
import { renderCashier, settle, until } from '../../../../tests/support/unit/renderCashier';
import { sampleMethod, samplePending } from '../../../../tests/support/unit/samples';
import type { PendingWithdrawal } from '../../../api/contract/withdrawal';
import { receivePush } from '../../../app/push/receivePush';
import { receiveWithdrawal } from '../../../state/applyWithdrawal';
import { keepCode, keepMaybeCode } from '../confirm/keptCodes';
import { loadPending } from './loadPending';
import { PendingList } from './PendingList';

const pending = (withdrawalId: string, amount: number) =>
  samplePending({ withdrawalId, amount, currency: 'EUR' });

const openList = (
  list: PendingWithdrawal[],
  { prepare, ...options }: NonNullable<Parameters<typeof renderCashier>[0]> = {},
) =>
  renderCashier(
    {
      parent: { page: 'withdrawal' },
      ...options,
      prepare: test => {
        test.cashier.withdrawal.pending = list;
        prepare?.(test);
      },
    },
    <PendingList />,
  );

it('[WD-02] [USER-07] a sum of the bank has every decimal, in the list and in the question', async () => {
  const { player } = await openList([
    samplePending({ withdrawalId: 'wd-1', amount: 0.005, currency: 'SOL' }),
  ]);
  await player.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.body.textContent?.match(/0\.\d+/g)).toEqual(['0.005', '0.005']);
});

it('[WD-02] each Cancel is told from the others, and a second press calls nothing back twice', async () => {
  const { player, transport, cashier } = await openList([pending('wd-1', 50), pending('wd-2', 75)], {
    answers: { 'withdrawal-cancel': { status: 'canceled' } },
    prepare: ({ cashier: { withdrawal } }) => {
      withdrawal.isListed = true;
    },
  });
  const buttons = screen.getAllByRole('button', { name: 'Cancel' });
  const described = buttons.map(
    button => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(described).toEqual(['€50 by Spei', '€75 by Spei']);
  await player.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
  const confirm = screen.getByRole('button', { name: 'Cancel the withdrawal' });
  confirm.click();
  confirm.click();
  await settle();
  expect(transport.sent('withdrawal-cancel')).toEqual([{ withdrawalId: 'wd-1' }]);
  expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(1);
  screen.getByText(/^Withdrawal cancelled · /);
  expect(cashier.announcer.polite).toBe('Withdrawal cancelled');
  expect(cashier.notifications.list).toEqual([]);
});

it('[WD-02] one that waits for a code says so, until a later status; one that may wait for one does not', async () => {
  const { cashier } = await openList([pending('wd-1', 50), pending('wd-2', 75)], {
    prepare: ({ cashier }) => {
      keepCode(cashier, 'wd-1', { length: 6, resendAt: 0 });
      keepMaybeCode(cashier, 'wd-2');
    },
  });
  screen.getByText(/^Waiting for your code · /);
  screen.getByText(/^Waiting · /);
  act(() => receiveWithdrawal(cashier.withdrawal, { withdrawalId: 'wd-1', status: 'accepted' }));
  await until(() => expect(screen.queryByText(/^Waiting for your code/)).toBeNull());
});

it('[WD-02] one that the bank calls accepted, and whose code was asked for then, says that it waits for it', async () => {
  const { cashier } = await openList([{ ...pending('wd-1', 50), status: 'accepted' }], {
    prepare: ({ cashier }) => {
      keepCode(cashier, 'wd-1', { length: 6, resendAt: 0, askedAt: 'accepted' });
    },
  });
  screen.getByText(/^Waiting for your code · /);
  act(() => receiveWithdrawal(cashier.withdrawal, { withdrawalId: 'wd-1', status: 'processed' }));
  await until(() => expect(screen.queryByText(/^Waiting for your code/)).toBeNull());
});

it('[WD-02] a question that was closed while the server was asked leaves the next one open', async () => {
  const late = deferred();
  const { player } = await openList([pending('wd-1', 50), pending('wd-2', 75)], {
    answers: { 'withdrawal-cancel': () => late.promise },
  });
  await player.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
  await player.click(screen.getByRole('button', { name: 'Cancel the withdrawal' }));
  // It is too late to keep it.
  expect(screen.getByRole('button', { name: 'Keep it' }).getAttribute('aria-disabled')).toBe('true');
  await player.click(screen.getByRole('button', { name: 'Close' }));
  await player.click(screen.getAllByRole('button', { name: 'Cancel' })[1] as HTMLElement);
  late.resolve({ status: 'canceled' });
  await settle();
  expect(screen.getByRole('dialog').textContent).toContain('€75');
});

it.each([
  ['processed', 'The money is already sent, so this withdrawal can no longer be cancelled.'],
  ['mistaked', 'The withdrawal did not go through'],
  ['canceled', 'Withdrawal cancelled'],
])('[WD-02] a question whether to cancel closes when news say %s, and tells it', async (status, told) => {
  const { player, transport, cashier } = await openList([pending('wd-1', 50), pending('wd-2', 75)]);
  await player.click(screen.getAllByRole('button', { name: 'Cancel' })[1] as HTMLElement);
  receivePush(cashier, { type: 'withdrawal.status', data: { withdrawalId: 'wd-1', status } });
  await settle();
  expect(screen.getByRole('dialog').textContent).toContain('€75');
  receivePush(cashier, { type: 'withdrawal.status', data: { withdrawalId: 'wd-2', status } });
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toContain(told);
  expect(transport.sent('withdrawal-cancel')).toEqual([]);
});

it('[WD-02] news of one that is being cancelled are left to the answer, which says it once', async () => {
  const { player, cashier } = await openList([pending('wd-1', 50)], {
    answers: { 'withdrawal-cancel': () => new Promise(() => {}) },
  });
  await player.click(screen.getByRole('button', { name: 'Cancel' }));
  await player.click(screen.getByRole('button', { name: 'Cancel the withdrawal' }));
  receivePush(cashier, { type: 'withdrawal.status', data: { withdrawalId: 'wd-1', status: 'canceled' } });
  await settle();
  expect(cashier.notifications.list).toEqual([]);
});

it('[WD-02] a question whether to cancel hears news also of a list that was asked for anew meanwhile', async () => {
  const { player, cashier } = await openList([pending('wd-1', 50)], {
    answers: { 'withdrawal-list': [pending('wd-1', 50)] },
  });
  await player.click(screen.getByRole('button', { name: 'Cancel' }));
  const end = loadPending(cashier);
  await settle();
  end();
  receivePush(cashier, { type: 'withdrawal.status', data: { withdrawalId: 'wd-1', status: 'processed' } });
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[WD-02] an accepted one, which can be called back, is not said to be sent already', async () => {
  await openList([{ ...pending('wd-1', 50), status: 'accepted' }]);
  screen.getByText(/^Withdrawal accepted · /);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});

it('[WD-02] one that has ended says how, and cannot be called back', async () => {
  const { cashier } = await openList([pending('wd-1', 50)], {
    prepare: ({ cashier: { withdrawal } }) => {
      withdrawal.isListed = true;
      receiveWithdrawal(withdrawal, { withdrawalId: 'wd-1', status: 'processed' });
    },
  });
  screen.getByText(/^Withdrawal complete · /);
  expect(cashier.announcer.polite).toBe('Withdrawal complete');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

it('[WD-02] why it ended is still read when it is opened, also where no status answers', async () => {
  const { cashier, player } = await openList([pending('wd-1', 50)], {
    prepare: ({ cashier: { withdrawal } }) => {
      withdrawal.isListed = true;
      receiveWithdrawal(withdrawal, { withdrawalId: 'wd-1', status: 'mistaked', message: 'Wrong network' });
    },
  });
  await player.click(screen.getByRole('button', { name: /50 by Spei/ }));
  expect(cashier.withdrawal.current).toMatchObject({ status: 'mistaked', message: 'Wrong network' });
});

it('[API-04] [WD-02] one whose answer was lost says so, and leads to its status', async () => {
  const { player, cashier } = await renderCashier(
    {
      parent: { page: 'withdrawal' },
      prepare: ({ cashier }) => {
        cashier.withdrawal.unclear = [
          { requestId: 'r-1', amount: 50, currency: 'EUR', paymentMethod: 'spei', at: Date.now() },
        ];
      },
    },
    <PendingList />,
  );
  screen.getByText(/^Checking your withdrawal's status · /);
  await player.click(screen.getByRole('button', { name: '€50 by Spei' }));
  expect(cashier.router.current().path).toBe('/withdrawal/complete');
  expect(cashier.withdrawal.current).toMatchObject({ requestId: 'r-1', withdrawalId: null, amount: 50 });
});

it('[WD-02] [METH-04] where none is pending nothing is there; a method is named once its list has come', async () => {
  const { cashier, container } = await renderCashier({ parent: { page: 'withdrawal' } }, <PendingList />);
  const { withdrawal } = cashier;
  expect(container.querySelector('section')).toBeNull();
  await act(() => void Object.assign(withdrawal, { pending: [pending('wd-1', 50)] }));
  screen.getByText('€50 by Spei');
  const list = [sampleMethod({ name: 'spei', text: { en: 'SPEI transfer' } })];
  await act(() => void Object.assign(withdrawal, { list }));
  screen.getByText('€50 by SPEI transfer');
});
