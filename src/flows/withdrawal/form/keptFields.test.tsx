import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, SAMPLE_PAN, sampleMethod } from '../../../../tests/support/unit/samples';

const card = sampleMethod({
  name: 'to_card',
  text: { en: 'To card' },
  fields: [{ name: 'card_number' }, { name: 'city' }],
});

it('[FORM-13] what was typed is there again after the summary; a card’s number not after the list', async () => {
  const { cashier, player } = await renderCashier({
    parent: { page: 'withdrawal' },
    answers: { 'methods-withdrawal': methodsAnswer(card), 'withdrawal-list': [] },
  });
  const choose = async () => player.click(await screen.findByRole('button', { name: 'To card' }));
  const field = async (name: string) =>
    (await screen.findByRole<HTMLInputElement>('textbox', { name })).value;
  await choose();
  await player.type(await screen.findByRole('textbox', { name: 'Amount' }), '100');
  await player.type(screen.getByRole('textbox', { name: 'Card number' }), SAMPLE_PAN);
  await player.type(screen.getByRole('textbox', { name: 'City' }), 'Lima');
  await player.click(screen.getByRole('button', { name: /^Withdraw/ }));
  await vi.waitFor(() => expect(cashier.router.current().path).toBe('/withdrawal/confirm'));
  // What was said of that try is not said of the next one.
  cashier.withdrawal.refusal = { text: () => 'No', reference: 'r', isOfToken: false };
  await act(async () => void cashier.router.back());
  await player.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  await vi.waitFor(() => expect(cashier.withdrawal.refusal).toBeNull());
  await act(async () => void cashier.router.back());
  expect((await field('Card number')).replace(/\D/g, '')).toBe(SAMPLE_PAN);
  await act(async () => void cashier.router.back());
  await choose();
  expect(await field('City')).toBe('Lima');
  expect(await field('Card number')).toBe('');
});

it.each([
  ['mistaked', 'Try again', ['100', 'Lima', '']],
  ['processed', 'Make another withdrawal', ['', '', '']],
] as const)(
  '[FORM-13] after a withdrawal that is %s: what was typed, but for a card’s number',
  async (status, next, kept) => {
    const { player } = await renderCashier({
      parent: { page: 'withdrawal' },
      answers: {
        'methods-withdrawal': methodsAnswer(card),
        'withdrawal-list': [],
        'withdrawal-create': { withdrawalId: 'wd-1', status },
        'withdrawal-status': { withdrawalId: 'wd-1', status },
      },
    });
    const press = async (name: string | RegExp) => player.click(await screen.findByRole('button', { name }));
    await press('To card');
    await player.type(await screen.findByRole('textbox', { name: 'Amount' }), '100');
    await player.type(screen.getByRole('textbox', { name: 'Card number' }), SAMPLE_PAN);
    await player.type(screen.getByRole('textbox', { name: 'City' }), 'Lima');
    await press(/^Withdraw/);
    await screen.findByRole('button', { name: 'Change something' });
    await press(/^Withdraw/);
    await press(next);
    await press('To card');
    const typed = ['Amount', 'City', 'Card number'].map(
      name => screen.getByRole<HTMLInputElement>('textbox', { name }).value,
    );
    expect(typed).toEqual(kept);
  },
);
