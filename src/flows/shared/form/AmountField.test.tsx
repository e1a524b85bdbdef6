import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

it.each([
  ['MXN', '$MXN'],
  ['AED', 'AED'],
  // A code that the widget does not know stands for its own symbol.
  ['XYZ', 'XYZ'],
])('[USER-06] the amount in %s names its currency once', async (currency, named) => {
  const method = sampleMethod({
    text: { en: 'Voucher' },
    currency: [currency],
    amount_rules: { [currency]: { min: 10, max: 900 } },
  });
  const { player, container } = await renderCashier({
    user: { currency },
    answers: { 'methods-payment-v3': methodsAnswer(method) },
  });
  await player.click(await screen.findByRole('button', { name: 'Voucher' }));
  await screen.findByRole('textbox', { name: 'Amount' }, { timeout: 10_000 });
  expect(container.querySelector('.amount__value')?.textContent).toBe(named);
});
