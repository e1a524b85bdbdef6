import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { popUp } from '../../../../tests/support/unit/openSubmit';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

beforeAll(() => import('./DepositFormScreen'), 30_000);

it('[DEP-11] [FORM-03] the first click counts for the timing, though the form was wrong then', async () => {
  popUp();
  const method = sampleMethod({ name: 'wallet', text: { en: 'Wallet' } });
  const { player, cashier } = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(method),
      'deposit-create': { apiResponse: { depositId: 'd-1' } },
    },
  });
  const { timings, deposit } = cashier;
  await player.click(await screen.findByRole('button', { name: 'Wallet' }));
  await player.click(await screen.findByRole('button', { name: 'Deposit' }));
  const { clickedAt, methodsShownAt } = timings;
  expect(deposit.isSubmitted).toBe(false);
  await player.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  await vi.waitFor(() => expect(deposit.isSubmitted).toBe(true));
  expect(deposit.delay).toBe(Math.round(Number(clickedAt) - Number(methodsShownAt)));
});
