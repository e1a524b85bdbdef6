import { screen } from '@testing-library/react';
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
});
