import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BASE, CREATE, p2pAnswer, p2pMethod } from '../../../tests/support/unit/openP2P';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import type { P2PAnswer } from '../../api/contract/p2p';
import { submitDeposit } from '../../flows/deposit/submit/submitDeposit';

it.each<[string, Partial<P2PAnswer>, string | null]>([
  ['the sum to transfer', {}, null],
  ['in another currency', { payment_amount: 1234.5, payment_currency: 'TJS' }, '$100'],
  ['another sum', { payment_amount: 100.37 }, '$100'],
  ['as the server says', { payment_amount: 100.37, passedAmount: 99, passedCurrency: 'MXN' }, '$99'],
  ['one that is left out as 0', { payment_amount: 100.37, passedAmount: 0, passedCurrency: '' }, '$100'],
])(
  '[P2P-04] what the player asked for stands beside what to transfer, where that is not the same: %s',
  async (_, answer, asked) => {
    const { cashier } = await renderCashier({
      answers: { [CREATE]: p2pAnswer(answer), 'deposit-status': { status: 'waiting' } },
      prepare: ({ cashier: { deposit, router } }) => {
        deposit.method = p2pMethod;
        router.navigate(BASE);
      },
    });
    await cashier.loadKinds();
    submitDeposit(cashier, { method: p2pMethod, amount: 100, fields: {} });
    await screen.findByText('Transfer exactly this amount');
    const facts = screen.queryByText('Your deposit');
    if (asked === null) expect(facts).toBeNull();
    else expect(facts?.closest('dl')?.textContent).toBe(`Your deposit${asked}`);
  },
);
