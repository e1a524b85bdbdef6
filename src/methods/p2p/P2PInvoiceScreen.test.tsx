import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BASE, CREATE, INVOICE, p2pAnswer, p2pMethod } from '../../../tests/support/unit/openP2P';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer } from '../../../tests/support/unit/samples';
import type { P2PAnswer } from '../../api/contract/p2p';
import { submitDeposit } from '../../flows/deposit/submit/submitDeposit';

/** A cashier that has just made a deposit of 100, with this invoice. */
async function openInvoice(answer: Partial<P2PAnswer>) {
  const test = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(p2pMethod),
      [CREATE]: p2pAnswer(answer),
      'deposit-status': { status: 'waiting' },
    },
    prepare: ({ cashier: { deposit, router } }) => {
      deposit.method = p2pMethod;
      router.navigate(BASE);
    },
  });
  await test.cashier.loadKinds();
  submitDeposit(test.cashier, { method: p2pMethod, amount: 100, fields: {} });
  await screen.findByRole('button', { name: 'I have paid' });
  return test;
}

it.each<[string, Partial<P2PAnswer>, string | null]>([
  ['the sum to transfer', {}, null],
  ['in another currency', { payment_amount: 1234.5, payment_currency: 'TJS' }, '$100'],
  ['another sum', { payment_amount: 100.37 }, '$100'],
  ['as the server says', { payment_amount: 100.37, passedAmount: 99, passedCurrency: 'MXN' }, '$99'],
  ['one that is left out as 0', { payment_amount: 100.37, passedAmount: 0, passedCurrency: '' }, '$100'],
])(
  '[P2P-04] what the player asked for stands beside what to transfer, where that is not the same: %s',
  async (_, answer, asked) => {
    await openInvoice(answer);
    const facts = screen.queryByText('Your deposit');
    if (asked === null) expect(facts).toBeNull();
    else expect(facts?.closest('dl')?.textContent).toBe(`Your deposit${asked}`);
  },
);

it('[P2P-04] [DEP-05] once the time to pay is over it says so, and no longer where to pay', async () => {
  await openInvoice({ timeout_minutes: 0.0001 });
  await screen.findByText('The time to pay is over');
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
  expect(screen.queryByText('Transfer exactly this amount')).toBeNull();
  expect(screen.queryByRole('button', { name: 'How to pay' })).toBeNull();
  expect(screen.getByRole('button', { name: 'I have paid' })).toBeTruthy();
});

it('[DEP-12] where the card’s number cannot be read, nothing says how to pay', async () => {
  await openInvoice({ card: { encoded: { encrypted: 'AAAA', key: 'AAAA', iv: 'AAAA', tag: 'AAAA' } } });
  await screen.findByText('The card number cannot be shown');
  expect(screen.queryByText(/^Send the amount only|^Transfer exactly/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'How to pay' })).toBeNull();
});

it('[P2P-04] a player who leaves it is asked first: they may have paid', async () => {
  const { cashier, player } = await openInvoice({});
  act(() => void cashier.router.back());
  await player.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(cashier.router.current().path).toBe(INVOICE);
  act(() => void cashier.router.back());
  await player.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(cashier.router.current().path).toBe('/deposit');
});
