import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deferred } from '../../../../tests/support/unit/deferred';
import { draft } from '../../../../tests/support/unit/openDraft';
import { renderCashier, until } from '../../../../tests/support/unit/renderCashier';
import { ConfirmScreen } from './ConfirmScreen';

it('[WD-01] once a withdrawal is on its way the summary no longer says that nothing has been sent', async () => {
  const { player, transport } = await renderCashier(
    {
      parent: { page: 'withdrawal' },
      answers: { 'withdrawal-create': () => deferred().promise },
      prepare: ({ cashier }) => {
        cashier.withdrawal.draft = draft();
      },
    },
    <ConfirmScreen />,
  );
  expect(screen.getByText('Nothing has been sent yet.')).not.toBeNull();
  await player.click(screen.getByRole('button', { name: /^Withdraw / }));
  await until(() => expect(transport.sent('withdrawal-create')).toHaveLength(1));
  expect(screen.queryByText('Nothing has been sent yet.')).toBeNull();
});

it('[WD-01] [I18N-02] why it was refused is read in the direction of the bank’s own words', async () => {
  const text = 'تم تجاوز الحد اليومي 500 MXN';
  await renderCashier(
    {
      parent: { page: 'withdrawal' },
      prepare: ({ cashier: { withdrawal } }) => {
        withdrawal.draft = draft();
        withdrawal.refusal = { text: () => text, reference: 'r-1', isOfToken: false };
      },
    },
    <ConfirmScreen />,
  );
  expect(screen.getByText(text).dir).toBe('auto');
  // That nothing has moved, and what to name to support.
  expect(screen.getByText('No money has moved.')).toBeTruthy();
  expect(screen.getByText(/r-1/)).toBeTruthy();
});

it('[WD-01] [USER-09] a refusal under a token that was renewed says once that no money has moved', async () => {
  await renderCashier(
    {
      parent: { page: 'withdrawal' },
      prepare: ({ cashier: { withdrawal, translator } }) => {
        withdrawal.draft = draft();
        const text = () => translator.t('status.notCreated.text');
        withdrawal.refusal = { text, reference: 'r-1', isOfToken: false };
      },
    },
    <ConfirmScreen />,
  );
  expect(screen.getAllByText(/No money has moved\./)).toHaveLength(1);
});

it('[WD-03] a withdrawal above the balance says so in place of its button; one that is on its way does not', async () => {
  const { player, cashier } = await renderCashier(
    {
      parent: { page: 'withdrawal' },
      answers: { 'withdrawal-create': () => deferred().promise },
      prepare: ({ cashier: { withdrawal, user } }) => {
        withdrawal.draft = draft();
        withdrawal.refusal = { text: () => 'Slow down', reference: 'r-1', isOfToken: false };
        user.balance = { amount: 499.99, currency: 'MXN' };
      },
    },
    <ConfirmScreen />,
  );
  const submit = () => screen.queryByRole('button', { name: /^Withdraw / });
  const tooLow = () => screen.queryByText(/^Your balance is \$499\.99 now/);
  const have = (amount: number) =>
    act(() => {
      cashier.user.balance = { amount, currency: 'MXN' };
    });
  expect(tooLow()).not.toBeNull();
  expect(submit()).toBeNull();
  // One reason at a time: the refusal is of another try.
  expect(screen.queryByText('Slow down')).toBeNull();
  await have(500);
  expect(tooLow()).toBeNull();
  const button = submit() as HTMLElement;
  expect(button.getAttribute('aria-disabled')).toBeNull();
  await player.click(button);
  // The bank holds the amount before it answers.
  await have(499.99);
  expect(tooLow()).toBeNull();
  expect(submit()?.getAttribute('aria-busy')).toBe('true');
});
