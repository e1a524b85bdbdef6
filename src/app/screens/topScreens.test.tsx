import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../tests/support/unit/createFakeTransport';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../tests/support/unit/samples';

const NOTHING = 'There are no payment methods available for this region';
const answers = { 'methods-payment-v3': methodsAnswer(sampleMethod({ text: { en: 'Voucher' } })) };

describe('what stands in place of a list', () => {
  it.each([
    ['nothing to choose from', { methods: [] }, NOTHING],
    ['an error', refusal(500), 'Error occurred'],
  ])('[ROUTE-12] %s for a withdrawal keeps nobody from depositing', async (_, answer, heading) => {
    const { player } = await renderCashier({ answers: { ...answers, 'methods-withdrawal': answer } });
    await screen.findByRole('button', { name: 'Voucher' });
    await player.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('heading', { name: heading });
    expect(screen.getByRole('button', { name: 'Withdraw' }).getAttribute('aria-pressed')).toBe('true');
    await player.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByRole('button', { name: 'Voucher' })).toBeTruthy();
    await player.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  });

  it.each([
    ['has no methods', {}, { methods: [] }],
    ['is told by isDirectGeo', {}, { ...methodsAnswer(sampleMethod()), isDirectGeo: true }],
    [
      'has no coin packages',
      { widgetViewType: 'sweep' },
      methodsAnswer(sampleMethod({ category: 'crypto' })),
    ],
  ] as const)(
    '[ROUTE-06] [ROUTE-07] [ROUTE-12] a region that %s lets the player withdraw or redeem, and is asked again on the way back',
    async (_, parent, answer) => {
      const { player, transport } = await renderCashier({
        parent,
        answers: {
          'methods-payment-v3': answer,
          'sweepstake-boxes': [],
          'methods-withdrawal': methodsAnswer(sampleMethod({ category: 'crypto' })),
        },
      });
      await screen.findByRole('heading', { name: NOTHING });
      await player.click(screen.getByRole('button', { name: /^(Withdraw|Redemption)$/ }));
      await screen.findByRole('heading', { level: 1, name: /^(Withdrawals|Redemption)$/ });
      await player.click(await screen.findByRole('button', { name: /^(Deposit|Buy coins)$/ }));
      expect(await screen.findByRole('heading', { name: NOTHING })).toBeTruthy();
      expect(transport.sent('methods-payment-v3')).toHaveLength(2);
    },
  );

  it.each([
    ['nothing to choose from', { methods: [] }, NOTHING],
    ['an error', refusal(500), 'Error occurred'],
  ])(
    '[HOST-11] %s at the start is the first page that the host waits for, and none is told after it',
    async (_, answer, heading) => {
      const { player, transport, told } = await renderCashier({ answers: { 'methods-payment-v3': answer } });
      await screen.findByRole('heading', { name: heading });
      const loaded = () => told('onFullLoaded');
      await vi.waitFor(() =>
        expect(loaded()).toEqual([expect.objectContaining({ milliseconds: expect.any(Number) })]),
      );
      transport.answer('methods-payment-v3', answers['methods-payment-v3']);
      await player.click(screen.getByRole('button', { name: 'Refresh' }));
      await screen.findByRole('button', { name: 'Voucher' });
      expect(loaded()).toHaveLength(1);
    },
  );

  it('[ROUTE-10] the error of another page has Refresh alone: a payment may be under way', async () => {
    const { cashier } = await renderCashier({ answers });
    await screen.findByRole('button', { name: 'Voucher' });
    const state = { message: 'x', stack: '', reference: '', text: '' };
    cashier.router.navigate('/error', { query: { backRoute: '/deposit/complete' }, state });
    await screen.findByRole('heading', { name: 'Error occurred' });
    expect(screen.queryByRole('group', { name: 'Deposit or withdraw' })).toBeNull();
  });
});
