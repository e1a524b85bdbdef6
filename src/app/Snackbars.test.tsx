import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../tests/support/unit/renderCashier';
import { addNotification } from '../state/createNotificationsState';

const catalogs = import.meta.glob<Record<string, string>>('../../locales/*.json', {
  eager: true,
  import: 'default',
});

it('[ERR-03] [I18N-02] a reason of the bank’s in another script is read in its own direction', async () => {
  const content = 'تم تجاوز الحد اليومي 500 MXN';
  await renderCashier(
    { prepare: ({ cashier }) => addNotification(cashier.notifications, { content, reference: 'r-1' }) },
    <p />,
  );
  expect((await screen.findByText(content)).localName).toBe('bdi');
});

it('[ERR-03] the button that copies a reference has the words on it in its name, in every language', async () => {
  await renderCashier(
    {
      prepare: ({ cashier }) =>
        addNotification(cashier.notifications, { content: 'Refused', reference: '8f3a21c9-5d0e' }),
    },
    <p />,
  );
  const button = await screen.findByRole('button', { name: 'Copy: Reference 8f3a21c9-5d0e' });
  expect(button.textContent).toBe('Reference 8f3a21c9');
  for (const [name, messages] of Object.entries(catalogs))
    expect(messages['transfer.copyOf'], name).toContain('{label}');
});
