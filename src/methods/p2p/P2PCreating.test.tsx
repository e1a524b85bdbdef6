import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BASE, CREATE, p2pMethod } from '../../../tests/support/unit/openP2P';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../tests/support/unit/samples';
import { submitDeposit } from '../../flows/deposit/submit/submitDeposit';

it('[P2P-03] the form of another P2P method shows nothing of the deposit that is being made', async () => {
  const other = sampleMethod({
    name: 'phone_p2p',
    cardViewType: 5,
    text: { en: 'Phone' },
    fields: [{ name: 'bank' }],
  });
  const { cashier } = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(p2pMethod, other),
      [CREATE]: () => new Promise(() => {}),
    },
  });
  await screen.findByRole('button', { name: 'Humo' });
  const open = async (method: typeof other) => {
    await act(async () => {
      await cashier.loadKinds();
      cashier.deposit.method = method;
      cashier.router.navigate(BASE);
    });
    await screen.findByLabelText(method === other ? 'Bank' : 'Amount', {}, { timeout: 10_000 });
  };
  const cancel = () => screen.queryByRole('button', { name: /cancel/i });
  await open(p2pMethod);
  act(() => submitDeposit(cashier, { method: p2pMethod, amount: 100, fields: {} }));
  await vi.waitFor(() => expect(cancel()).not.toBeNull());
  expect(cashier.announcer.polite).toMatch(/^We are looking for a card/);
  await open(other);
  expect(cancel()).toBeNull();
  act(() => cashier.router.back());
  await open(p2pMethod);
  await vi.waitFor(() => expect(cancel()).not.toBeNull());
});

it('[P2P-03] [ROUTE-12] the cancel of a deposit whose fields are being sent keeps its place and the focus once it is pressed', async () => {
  const { cashier } = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(p2pMethod),
      [CREATE]: () => new Promise(() => {}),
      'deposit-cancel': () => new Promise(() => {}),
    },
  });
  await screen.findByRole('button', { name: 'Humo' });
  await act(async () => {
    await cashier.loadKinds();
    Object.assign(cashier.deposit, { method: p2pMethod, depositId: 'd-1' });
    cashier.router.navigate(BASE);
  });
  await screen.findByLabelText('Amount', {}, { timeout: 10_000 });
  act(() => submitDeposit(cashier, { method: p2pMethod, amount: 100, fields: {} }));
  const note = await screen.findByText(/^We are looking for a card/, { selector: '.note *, .note' });
  const cancel = screen.getByRole('button', { name: /cancel/i });
  act(() => cancel.focus());
  await act(async () => cancel.click());
  await vi.waitFor(() => expect(cashier.deposit.depositId).toBeNull());
  expect(cancel.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.activeElement).toBe(cancel);
});
