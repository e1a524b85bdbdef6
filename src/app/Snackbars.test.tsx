import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../tests/support/unit/renderCashier';
import { addNotification } from '../state/createNotificationsState';

it('[ERR-03] [I18N-02] a reason of the bank’s in another script is read in its own direction', async () => {
  const content = 'تم تجاوز الحد اليومي 500 MXN';
  await renderCashier(
    { prepare: ({ cashier }) => addNotification(cashier.notifications, { content, reference: 'r-1' }) },
    <p />,
  );
  expect((await screen.findByText(content)).localName).toBe('bdi');
});
