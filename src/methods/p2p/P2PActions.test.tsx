import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { networkFailure } from '../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../tests/support/unit/deferred';
import { INVOICE, p2pAnswer, p2pMethod } from '../../../tests/support/unit/openP2P';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer } from '../../../tests/support/unit/samples';

const CANCEL = 'Cancel this deposit';

async function openInvoice(answers: Record<string, unknown>) {
  const test = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(p2pMethod),
      'deposit-check': p2pAnswer({ exists: true }),
      'bank-get': { bank_type: 'humo' },
      'deposit-status': { depositId: 'd-1', status: 'waiting' },
      ...answers,
    },
  });
  await test.player.click(await screen.findByRole('button', { name: 'Humo' }));
  // On a busy machine the files of the invoice come late.
  await vi.waitFor(() => expect(test.path()).toBe(INVOICE), { timeout: 10_000 });
  return test;
}

it('[P2P-03] a cancel that could not be sent closes its question, and can be asked for again', async () => {
  const { player, transport } = await openInvoice({ 'deposit-cancel': networkFailure() });
  for (let time = 1; time <= 2; time++) {
    await player.click(await screen.findByRole('button', { name: CANCEL }));
    await player.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    await vi.waitFor(() => expect(transport.sent('deposit-cancel')).toHaveLength(time));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('[P2P-01] no invoice shows but that of the deposit which is followed', async () => {
  const { cashier } = await openInvoice({});
  await screen.findByRole('button', { name: 'I have paid' });
  act(() => {
    cashier.transaction.depositId = 'd-2';
  });
  await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit'));
  expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
});

it('[P2P-05] a second press before the first is drawn tells the bank nothing', async () => {
  const answer = deferred();
  const { transport } = await openInvoice({ 'deposit-complete': () => answer.promise });
  const paid = await screen.findByRole('button', { name: 'I have paid' });
  act(() => {
    paid.click();
    paid.click();
  });
  await vi.waitFor(() => expect(transport.sent('deposit-complete')).toHaveLength(1));
  await act(async () => answer.resolve({ status: 'accepted' }));
  expect(transport.sent('deposit-complete')).toHaveLength(1);
});

it.each([
  ['I have paid', CANCEL, 'deposit-complete'],
  [CANCEL, 'I have paid', 'deposit-cancel'],
])('[P2P-03] [P2P-05] while %s is under way, %s cannot be pressed', async (pressed, other, path) => {
  const answer = deferred();
  const { player } = await openInvoice({ [path]: () => answer.promise });
  await player.click(await screen.findByRole('button', { name: pressed }));
  if (pressed === CANCEL) await player.click(screen.getByRole('button', { name: 'Yes, cancel' }));
  const disabled = () => screen.getByRole('button', { name: other }).getAttribute('aria-disabled');
  await vi.waitFor(() => expect(disabled()).toBe('true'));
  await act(async () => answer.reject(networkFailure()));
});
