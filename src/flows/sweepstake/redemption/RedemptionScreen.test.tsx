import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod, samplePending } from '../../../../tests/support/unit/samples';

it('[SWP-02] a redemption that is cancelled gives its coins back, though no push says so', async () => {
  const { player, transport } = await renderCashier({
    parent: { page: 'withdrawal', widgetViewType: 'sweep' },
    user: { currency: 'QSC' },
    answers: {
      'methods-withdrawal': methodsAnswer(
        sampleMethod({ name: 'btc', category: 'crypto', currency: ['QSC'] }),
      ),
      'withdrawal-list': [samplePending({ paymentMethod: 'btc', currency: 'QSC', amount: 10 })],
      'withdrawal-cancel': { status: 'canceled' },
      'sweepstake-balance-get': [{ currency: 'QSC', balance: 120 }],
      'sweepstake-recoup-sum': { data: { amount: 20 } },
    },
  });
  const redeemable = () => screen.getByRole('region', { name: 'You can redeem' }).textContent;
  await player.click(await screen.findByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(redeemable()).toContain('100'));
  transport.answer('sweepstake-balance-get', [{ currency: 'QSC', balance: 130 }]);
  await player.click(screen.getByRole('button', { name: 'Cancel the redemption' }));
  await vi.waitFor(() => expect(redeemable()).toContain('110'));
  expect(screen.getAllByText(/Redemption cancelled/)).not.toEqual([]);
});
