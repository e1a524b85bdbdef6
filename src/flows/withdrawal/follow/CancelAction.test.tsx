import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier, settle } from '../../../../tests/support/unit/renderCashier';
import { samplePending } from '../../../../tests/support/unit/samples';
import { receivePush } from '../../../app/push/receivePush';
import { openPending } from '../pending/openPending';
import { CancelAction } from './CancelAction';

it.each([true, false])(
  '[WD-02] a pending one of which the list says %s can be called back from its own screen just so',
  async isCancellable => {
    await renderCashier(
      {
        parent: { page: 'withdrawal' },
        prepare: ({ cashier }) => openPending(cashier, samplePending({ isCancellable })),
      },
      <CancelAction variant="quiet" />,
    );
    expect(screen.queryByRole('button', { name: 'Cancel the withdrawal' }) !== null).toBe(isCancellable);
  },
);

it('[WD-02] the question whether to cancel goes when news say that it is paid', async () => {
  const { player, cashier } = await renderCashier(
    {
      parent: { page: 'withdrawal' },
      prepare: ({ cashier: made }) => openPending(made, samplePending()),
    },
    <CancelAction variant="quiet" />,
  );
  await player.click(screen.getByRole('button', { name: 'Cancel the withdrawal' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  receivePush(cashier, { type: 'withdrawal.status', data: { withdrawalId: 'wd-1', status: 'processed' } });
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});
