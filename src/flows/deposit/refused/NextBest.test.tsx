import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { renderCashier, until } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';

const CREATE = 'deposit-create';

/** A form whose deposit was refused, with another method on offer. */
async function openRefused() {
  const methods = methodsAnswer(
    sampleMethod({ name: 'first', cardViewType: 8, text: { en: 'First' } }),
    sampleMethod({ name: 'second', cardViewType: 8, text: { en: 'Second' }, position: 2 }),
  );
  const test = await renderCashier({ answers: { 'methods-payment-v3': methods, [CREATE]: refusal(422) } });
  const { player } = test;
  await player.click(await screen.findByRole('button', { name: 'First' }));
  await player.type(await screen.findByRole('textbox', { name: 'Amount' }), '100');
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  const other = await screen.findByRole('button', { name: 'Second' });
  return { ...test, other };
}

it('[ROUTE-08] [DEP-10] another method takes the place of the one that has refused: the way back leads to the list, not to its own form again', async () => {
  const { player, cashier, other } = await openRefused();
  await player.click(other);
  await until(() => expect(cashier.deposit.method?.name).toBe('second'));
  await player.click(screen.getByRole('button', { name: 'Back' }));
  expect(cashier.router.current().path).toBe('/deposit');
});

it('[DEP-03] fields that the refused one asks for late do not join the form of another method', async () => {
  const { player, cashier, transport, other } = await openRefused();
  const answer = deferred();
  transport.answer(CREATE, () => answer.promise);
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(2));
  await player.click(other);
  await until(() => expect(cashier.deposit.method?.name).toBe('second'));
  answer.resolve({ apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields: [sampleFormField()] } });
  await vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
  expect(cashier.deposit).toMatchObject({ depositId: null, extraFields: [] });
});
