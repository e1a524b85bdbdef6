import { act } from '@testing-library/react';
import { type Page, settle, type Take } from './createTable';

/** A way back: out of a dialog first. */
export const backBy =
  (leave: (cashier: Page['cashier']) => void): Take =>
  async table => {
    const { container, cashier } = table.page();
    const dialog = container.querySelector('dialog');
    await act(async () => {
      if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      else leave(cashier);
    });
    await settle();
    return 'back';
  };
