import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

it('[FORM-05] the limits beside the form are those that the amount is held against', async () => {
  const method = sampleMethod({ amount_rules: { MXN: { min: 50, max: 20_000 } } });
  const { player, container } = await renderCashier({
    answers: { 'methods-payment-v3': methodsAnswer(method), 'deposit-limits': { min: 123, max: 456 } },
  });
  await player.click(await screen.findByRole('button', { name: 'Mercado Pago' }));
  await screen.findByText('From $123 to $456');
  expect(container.querySelector('dl')?.textContent).toContain('$123 – $456');
});
