import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { TestCashierOptions } from './createTestCashier';
import { type RenderedCashier, renderCashier } from './renderCashier';
import { methodsAnswer, sampleBox, sampleMethod } from './samples';

export const BOXES = 'sweepstake-boxes';
export const METHODS = 'methods-payment-v3';
export const CREATE = 'deposit-create-sweepstake';
export const box = (id: string, price: number, overrides = {}) =>
  sampleBox({
    id,
    price,
    currenciesList: [
      { currency: 'GC', free: 0, main: price * 1000 },
      { currency: 'SC', free: price, main: 0 },
    ],
    ...overrides,
  });
export const coin = (name: string, overrides = {}) =>
  sampleMethod({
    name,
    category: 'crypto',
    currency: ['QSC'],
    text: { en: name.toUpperCase() },
    amount_rules: {},
    fields: [],
    ...overrides,
  });
export const wallet = { address: 'bc1qtest', network: 'BITCOIN', currency: 'BTC' };

/** The sweepstake cashier with two packages and two coins. */
export const openBoxes = ({ answers, ...options }: TestCashierOptions = {}): Promise<RenderedCashier> =>
  renderCashier({
    ...options,
    user: { currency: 'QSC', paymentGeo: 'US', country: 'us', widgetViewType: 'sweep', ...options.user },
    answers: {
      [METHODS]: methodsAnswer(sampleMethod({ currency: ['QSC'] }), coin('btc'), coin('eth')),
      [BOXES]: [{ boxes: [box('small', 10), box('big', 50, { isMostChosen: true })] }],
      [CREATE]: { apiResponse: { depositId: 'd-1', data: { wallet } } },
      'deposit-status': { depositId: 'd-1', status: 'waiting' },
      ...answers,
    },
  });

export const isOn = ({ cashier }: RenderedCashier, path: string): Promise<void> =>
  vi.waitFor(() => expect(cashier.router.current().path).toBe(path));

/** As a player does it, up to the button that pays. */
export async function toPayment(test: RenderedCashier): Promise<HTMLElement> {
  await test.player.click(await screen.findByRole('radio', { name: /^50,000\sGC$/ }));
  await test.player.click(screen.getByRole('button', { name: 'Continue · $50' }));
  await test.player.click(await screen.findByRole('button', { name: 'BTC' }));
  // The form's code comes now.
  return screen.findByRole('button', { name: 'Pay $50' }, { timeout: 5000 });
}
