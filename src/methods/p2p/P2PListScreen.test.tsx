import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal } from '../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../tests/support/unit/deferred';
import { p2pAnswer, p2pMethod } from '../../../tests/support/unit/openP2P';
import { renderCashier, settle } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleFormField, sampleMethod } from '../../../tests/support/unit/samples';

it('[P2P-02] another method of the list is not that of the deposit which asks for fields', async () => {
  const other = sampleMethod({ name: 'card_p2p_uz_uzcard', cardViewType: 5, text: { en: 'Uzcard' } });
  const asking = p2pAnswer({ exists: true, isFieldsRequired: true, fields: [sampleFormField()] });
  const { cashier, transport, player } = await renderCashier({
    answers: { 'methods-payment-v3': methodsAnswer(p2pMethod, other), 'deposit-check': asking },
  });
  const choose = async (name: string) => player.click(await screen.findByRole('button', { name }));
  await choose('Humo');
  await screen.findByText('Choose how you pay');
  await choose('Humo');
  await vi.waitFor(() => expect(cashier.deposit.depositId).toBe('d-1'));
  cashier.router.back();
  transport.answer('deposit-check', () => new Promise(() => {}));
  await screen.findByText('Choose how you pay');
  await choose('Uzcard');
  await vi.waitFor(() => expect(cashier.deposit.method?.name).toBe(other.name));
  expect(cashier.deposit).toMatchObject({ depositId: null, extraFields: [] });
});

it.each([
  [
    'the sum that was asked for',
    { passedAmount: 70, passedCurrency: 'USD' },
    { amount: 70, currency: 'USD' },
  ],
  ['the sum to transfer', {}, { amount: 100, currency: 'MXN' }],
  ['no sum', { payment_amount: 0 }, { amount: 0 }],
])(
  '[DEP-03] [DEP-10] a deposit that ends while its form asks for fields is of %s, not of the one that is typed',
  async (_, said, sum) => {
    const asking = p2pAnswer({ exists: true, isFieldsRequired: true, fields: [sampleFormField()], ...said });
    const { cashier, transport, player } = await renderCashier({
      answers: { 'methods-payment-v3': methodsAnswer(p2pMethod), 'deposit-check': asking },
    });
    await player.click(await screen.findByRole('button', { name: 'Humo' }));
    await player.type(await screen.findByLabelText('Amount', {}, { timeout: 10_000 }), '900');
    act(() => transport.push('deposit.status', { depositId: 'd-1', status: 'processed' }));
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: 'processed', ...sum });
  },
);

it('[P2P-01] a player who has gone back while it is asked for is not led to its invoice', async () => {
  const check = deferred();
  const { cashier, transport, player } = await renderCashier({
    answers: { 'methods-payment-v3': methodsAnswer(p2pMethod), 'deposit-check': () => check.promise },
  });
  await player.click(await screen.findByRole('button', { name: 'Humo' }));
  await vi.waitFor(() => expect(transport.sent('deposit-check')).toHaveLength(1));
  act(() => cashier.router.back());
  await screen.findByRole('button', { name: 'Humo' });
  await act(async () => check.resolve(p2pAnswer({ exists: true })));
  await settle();
  expect(cashier.router.current().path).toBe('/deposit');
  expect(cashier.transaction.depositId).toBeNull();
});

it('[USER-09] [P2P-01] a method whose token has expired opens with the one that the host sets at once', async () => {
  const { cashier, transport, player } = await renderCashier({
    isTokenRenewed: true,
    answers: { 'methods-payment-v3': methodsAnswer(p2pMethod) },
  });
  transport.answer('deposit-check', refusal(401), { exists: false });
  await player.click(await screen.findByRole('button', { name: 'Humo' }));
  await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit/peer-to-peer/base'));
});
