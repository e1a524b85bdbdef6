import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Wallet } from '../../../src/api/contract/deposit';
import { type RenderedCashier, renderCashier } from './renderCashier';
import { methodsAnswer, sampleMethod } from './samples';

export const ADDRESS = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
export const wallet = (changes: Partial<Wallet> = {}): Wallet => ({
  address: ADDRESS,
  network: 'TRON',
  currency: 'USDT',
  rate: 17.02,
  minAmount: 5,
  timeout_minutes: 60,
  ...changes,
});

export const usdt = sampleMethod({
  name: 'usdt',
  category: 'crypto',
  text: { en: 'Tether USDT' },
  amount_rules: { MXN: { min: 90, max: 900_000 } },
  fields: [
    {
      name: 'network',
      type: 'networks',
      values: [
        { value: 'TRON', text: 'TRON' },
        { value: 'TON', text: 'TON' },
      ],
    },
  ],
});

export const created = (data: unknown) => ({ apiResponse: { depositId: 'd-1', data } });

export async function openCoin(data: unknown, parent = {}, method = usdt): Promise<RenderedCashier> {
  const test = await renderCashier({
    parent,
    answers: {
      'methods-payment-v3': methodsAnswer(method),
      'deposit-create': created(data),
      'deposit-status': { depositId: 'd-1', status: 'waiting' },
      'deposit-complete': { status: 'waiting' },
    },
  });
  await test.player.click(await screen.findByRole('button', { name: 'Tether USDT' }));
  await test.player.type(await screen.findByRole('textbox', { name: 'Amount' }), '500');
  return test;
}

export async function openAddress(
  data: unknown,
  network = 'TRON (TRC-20)',
  method = usdt,
): Promise<RenderedCashier> {
  const test = await openCoin(data, {}, method);
  await test.player.click(screen.getByRole('radio', { name: network }));
  await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
  await vi.waitFor(() => expect(test.path()).toBe('/deposit/crypto/address'));
  return test;
}

/** The chunks of the screens: loading them is not what a test times. */
export const loadCoinScreens = (): Promise<unknown> =>
  Promise.all([
    import('../../../src/methods/crypto/form/CryptoScreen'),
    import('../../../src/methods/crypto/address/CryptoAddressScreen'),
    import('../../../src/flows/deposit/complete/CompleteScreen'),
    import('../../../src/app/router/OtherRoutes'),
  ]);
