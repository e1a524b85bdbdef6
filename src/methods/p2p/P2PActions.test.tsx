import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { deferred } from '../../../tests/support/unit/deferred';
import { INVOICE, p2pAnswer, p2pMethod } from '../../../tests/support/unit/openP2P';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer } from '../../../tests/support/unit/samples';

it('[P2P-05] a second press before the first is drawn tells the bank nothing', async () => {
  const answer = deferred();
  const { cashier, transport, player } = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(p2pMethod),
      'deposit-check': p2pAnswer({ exists: true }),
      'bank-get': { bank_type: 'humo' },
      'deposit-status': { depositId: 'd-1', status: 'waiting' },
      'deposit-complete': () => answer.promise,
    },
  });
  await player.click(await screen.findByRole('button', { name: 'Humo' }));
  await vi.waitFor(() => expect(cashier.router.current().path).toBe(INVOICE));
  const paid = await screen.findByRole('button', { name: 'I have paid' });
  act(() => {
    paid.click();
    paid.click();
  });
  await vi.waitFor(() => expect(transport.sent('deposit-complete')).toHaveLength(1));
  await act(async () => answer.resolve({ status: 'accepted' }));
  expect(transport.sent('deposit-complete')).toHaveLength(1);
});
