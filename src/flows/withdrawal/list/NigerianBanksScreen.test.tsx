import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describedBy } from '../../../../tests/support/unit/describedBy';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

it('[WD-01] [ROUTE-01] the bank is chosen on a screen of its own, by name, and is what is sent; the form stays as it was', async () => {
  const { player, cashier } = await renderCashier({
    parent: { page: 'withdrawal' },
    answers: {
      'methods-withdrawal': methodsAnswer(
        sampleMethod({
          category: 'bank_transfer_nigeria',
          text: { en: 'Bank transfer' },
          fields: [
            { name: 'account' },
            {
              name: 'bank',
              values: [
                { value: '057', text: 'Zenith' },
                { value: '044', text: 'Access' },
              ],
            },
          ],
        }),
      ),
      'withdrawal-list': [],
    },
  });
  const bank = () => screen.findByRole('button', { name: 'Bank' });
  await player.click(await screen.findByRole('button', { name: /^Bank transfer/ }));
  expect(document.activeElement).not.toBe(await bank());
  await player.type(screen.getByRole('textbox', { name: 'Amount' }), '60');
  await player.type(screen.getByRole('textbox', { name: /^Account/ }), '0123456789');
  expect(describedBy(await bank())).toContain('Choose');
  await player.click(await bank());
  const choices = await screen.findAllByRole('button', { name: /Access|Zenith/ });
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Access', 'Zenith']);
  await player.click(choices[0] as HTMLElement);
  expect(describedBy(await bank())).toContain('Access');
  await waitFor(async () => expect(document.activeElement).toBe(await bank()));
  expect(cashier.router.state.entries.map(({ path }) => path)).toEqual([
    '/withdrawal',
    '/withdrawal/redirect',
  ]);
  await player.click(screen.getByRole('button', { name: 'Withdraw $60' }));
  expect(cashier.withdrawal.draft).toMatchObject({
    amount: 60,
    fields: { account: '0123456789', bank: '044' },
  });
});
