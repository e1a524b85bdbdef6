import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openField } from '../../../../tests/support/unit/openForm';

const DATE = { name: 'birth', type: 'date', placeholder_key: 'Date of birth' };

it('[FORM-02] [FORM-13] what is wrong with a field that was filled in is said as the player leaves it, once for each try', async () => {
  const { player, input, cashier } = await openField(DATE);
  const { announcer } = cashier;
  await player.type(input(), '31022000');
  expect(announcer.polite).toBe('');
  await player.tab();
  expect(announcer.polite).toBe('Enter a real date as day.month.year');
  announcer.polite = '';
  await player.click(input());
  await player.tab();
  expect(announcer.polite).toBe('');
  await player.clear(input());
  await player.type(input(), '30022001');
  await player.tab();
  expect(announcer.polite).toBe('Enter a real date as day.month.year');
});

it.each([
  [DATE, 'For example 31.12.1990'],
  [{ name: 'document', type: 'id' }, 'For example 12345678'],
  [{ name: 'document', type: 'text' }, undefined],
])('[FORM-10] [FORM-13] before anything is typed %j says what it wants: %s', async (field, said) => {
  const { input } = await openField(field);
  const hint = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe(said);
});

it('[FORM-02] who only looks through the form hears no errors', async () => {
  const { player, input, cashier } = await openField(DATE);
  await player.click(input());
  await player.tab();
  expect(screen.getByText('Date of birth is required')).toBeTruthy();
  expect(cashier.announcer.polite).toBe('');
});

it('[FORM-05] [FORM-13] an amount beyond its limits is said as the player leaves it, once for each try', async () => {
  const { player, cashier } = await openField(DATE);
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await player.type(amount, '1');
  await player.tab();
  expect(cashier.announcer.polite).toMatch(/^The minimum is/);
  cashier.announcer.polite = '';
  await player.click(amount);
  await player.tab();
  expect(cashier.announcer.polite).toBe('');
  await player.type(amount, '0000000');
  await player.tab();
  expect(cashier.announcer.polite).toMatch(/^The maximum is/);
});

it('[FORM-03] a press that leaves a field and sends the form says once what is wrong', async () => {
  const { player, cashier } = await openField(DATE);
  await player.type(screen.getByRole('textbox', { name: 'Amount' }), '1');
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  const { polite, assertive } = cashier.announcer;
  expect([polite, assertive]).toEqual(['', expect.stringMatching(/^The minimum is/)]);
});
