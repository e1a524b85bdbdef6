import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

it('[FORM-11] a preset that is typed stands chosen, and counts as typed', async () => {
  const method = sampleMethod({
    text: { en: 'Voucher' },
    amount_rules: { MXN: { min: 50, max: 20_000, minNonRus: 50 } },
  });
  const { player, cashier } = await renderCashier({
    answers: { 'methods-payment-v3': methodsAnswer(method) },
  });
  await player.click(await screen.findByRole('button', { name: 'Voucher' }));
  const amount = await screen.findByRole('textbox', { name: 'Amount' }, { timeout: 10_000 });
  await player.type(amount, '500');
  expect(screen.getByRole('button', { name: '$500', pressed: true })).toBeTruthy();
  expect(cashier.deposit.amount.chip).toBeNull();
  await player.type(amount, '5');
  expect(screen.queryByRole('button', { pressed: true, name: /^\$/ })).toBeNull();
});

it('[FORM-07] what was pasted and is no amount is said, also aloud, until another amount stands there', async () => {
  const { player, cashier } = await renderCashier({
    answers: { 'methods-payment-v3': methodsAnswer(sampleMethod({ text: { en: 'Voucher' } })) },
  });
  await player.click(await screen.findByRole('button', { name: 'Voucher' }));
  const amount = await screen.findByRole('textbox', { name: 'Amount' }, { timeout: 10_000 });
  await player.click(amount);
  await player.paste('five hundred');
  const said = 'This is not an amount. Use digits only.';
  expect(screen.getByText(said, { selector: '.field-error *' })).toBeTruthy();
  expect(cashier.announcer.assertive).toBe(said);
  await player.click(screen.getByRole('button', { name: '$500' }));
  expect(amount.getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText(said, { selector: '.field-error *' })).toBeNull();
});
