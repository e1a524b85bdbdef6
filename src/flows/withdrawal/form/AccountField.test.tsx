import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

it('[METH-07] [FORM-13] the accounts are a named group of buttons; no label stands for a field that is not there', async () => {
  const { player, container } = await renderCashier({
    parent: { page: 'withdrawal' },
    answers: {
      'methods-withdrawal': methodsAnswer({
        ...sampleMethod({ text: { en: 'SPEI' } }),
        accountTypes: ['main', 'additional'],
      } as ReturnType<typeof sampleMethod>),
      'withdrawal-list': [],
    },
  });
  await player.click(await screen.findByRole('button', { name: 'SPEI' }));
  expect(await screen.findByRole('group', { name: 'Taken from' })).toBeTruthy();
  const labels = [...container.querySelectorAll('label')];
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter(({ control }) => control === null)).toEqual([]);
});

it('[WD-03] [METH-07] only what is taken from the main account is limited by the balance, which is that account’s', async () => {
  const { player, cashier } = await renderCashier({
    parent: { page: 'withdrawal' },
    answers: {
      'methods-withdrawal': methodsAnswer({
        ...sampleMethod({ text: { en: 'SPEI' }, fields: [] }),
        accountTypes: ['main', 'additional'],
      } as ReturnType<typeof sampleMethod>),
      'withdrawal-list': [],
    },
  });
  cashier.user.balance = { amount: 100, currency: 'MXN' };
  await player.click(await screen.findByRole('button', { name: 'SPEI' }));
  await player.type(await screen.findByRole('textbox', { name: 'Amount' }), '200');
  const press = () => player.click(screen.getByRole('button', { name: /^Withdraw|^Continue|^Review/ }));
  await press();
  expect(cashier.router.current().path).not.toBe('/withdrawal/confirm');
  await player.click(screen.getByRole('button', { name: 'Additional account' }));
  expect(screen.getByText('Balance')).toBeTruthy();
  await press();
  await waitFor(() => expect(cashier.router.current().path).toBe('/withdrawal/confirm'));
});
