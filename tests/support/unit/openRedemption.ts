import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { PaymentMethod } from '../../../src/api/contract/method';
import { redemptionRoutes } from '../../../src/app/routes/redemptionRoutes';
import type { TestCashierOptions } from './createTestCashier';
import { type RenderedCashier, renderCashier } from './renderCashier';
import { methodsAnswer, sampleMethod } from './samples';

export const ADDRESS = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';

export const coin = (name: string, text: string, overrides: Partial<PaymentMethod> = {}): PaymentMethod =>
  sampleMethod({
    name,
    category: 'crypto',
    currency: ['QSC'],
    text: { en: text },
    amount_rules: { QSC: { min: 5, max: 500 } },
    fields: [{ name: 'address', regex: '^\\S{10,90}$', type: 'text' }],
    ...overrides,
  });

export const openRedemption = (
  answers: Record<string, unknown> = {},
  options: TestCashierOptions = {},
): Promise<RenderedCashier> =>
  renderCashier({
    parent: { page: 'withdrawal', widgetViewType: 'sweep' },
    user: { currency: 'QSC' },
    ...options,
    answers: {
      'methods-withdrawal': methodsAnswer(coin('btc', 'Bitcoin')),
      'withdrawal-list': [],
      'sweepstake-balance-get': [{ currency: 'QSC', balance: 120.5 }],
      'sweepstake-recoup-sum': { data: { status: 'unplayed', amount: 20.5 } },
      'payment-convert-v2': ({ amount }: { amount: number }) => ({ amount: amount * 0.0001 }),
      'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' },
      'withdrawal-status': { withdrawalId: 'wd-1', status: 'waiting' },
      ...answers,
    },
  });

/** With plain spaces. */
export const spaced = (text: string | null | undefined): string => (text ?? '').replace(/\u00a0/g, ' ');
export const region = async (name: string): Promise<string> =>
  spaced((await screen.findByRole('region', { name })).textContent);
export async function toForm(test: RenderedCashier, amount?: string): Promise<void> {
  await test.player.click(await screen.findByRole('button', { name: 'Bitcoin' }));
  const input = await screen.findByRole('textbox', { name: 'Amount' });
  if (amount === undefined) return;
  // At once: between two keys of a slow machine the first would be converted too.
  await test.player.click(input);
  await test.player.paste(amount);
  await test.player.type(screen.getByRole('textbox', { name: 'Wallet address' }), ADDRESS);
}

export async function toReview(test: RenderedCashier, amount: string): Promise<HTMLElement> {
  await toForm(test, amount);
  await vi.waitFor(async () => expect(await region('You get about')).toContain('BTC'));
  await test.player.click(screen.getByRole('button', { name: /^Redeem/ }));
  await screen.findByRole('heading', { name: 'Is everything right?' });
  return screen.getByRole('button', { name: /^Redeem/ });
}

/** The screens' code is there before a test waits for what they show. */
export const loadRedemption = (): Promise<unknown> =>
  Promise.all([
    import('../../../src/app/router/SweepstakeRoutes'),
    import('../../../src/flows/withdrawal/confirm/ConfirmScreen'),
    ...redemptionRoutes.map(({ screen: { load } }) => load()),
  ]);
