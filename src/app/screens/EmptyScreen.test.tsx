import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { sampleOpenDeposit, samplePending } from '../../../tests/support/unit/samples';
import { pendingList } from '../../flows/deposit/pending/pendingList';

const NOTHING = { name: 'There are no payment methods available for this region' };

afterEach(() => localStorage.clear());

it.each([
  ['withdrawals', {}, 'Withdrawal requested'],
  ['redemptions', { widgetViewType: 'sweep' }, 'Redemption requested'],
] as const)(
  '[ROUTE-09] [WD-02] the %s under way are found where no method is offered, too',
  async (_, parent, title) => {
    const { player } = await renderCashier({
      parent: { page: 'withdrawal', ...parent },
      answers: {
        'methods-withdrawal': { methods: [] },
        'withdrawal-list': [samplePending()],
        'withdrawal-status': { status: 'waiting' },
      },
    });
    await screen.findByRole('heading', NOTHING);
    await player.click(await screen.findByRole('button', { name: /50 by Spei/ }));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  },
);

it('[ROUTE-09] [DEP-05] a deposit that was left open is found where no method is offered, too', async () => {
  await renderCashier({
    answers: { 'methods-payment-v3': { methods: [] }, 'deposit-status': { status: 'waiting' } },
    prepare: ({ cashier }) => pendingList.put(cashier, sampleOpenDeposit()),
  });
  await screen.findByRole('heading', NOTHING);
  expect(await screen.findByRole('button', { name: /500 by Bank card/ })).toBeTruthy();
});
