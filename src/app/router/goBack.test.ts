import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { goBackOrClose } from './goBack';

it('[HOST-13] a hardware back closes what is open above the page, and only then leaves it', async () => {
  const { cashier, root, closes } = await createTestCashier();
  const { router } = cashier;
  router.navigate('/deposit/redirect');
  const dialog = document.createElement('dialog');
  const handleCancel = vi.fn(() => dialog.remove());
  dialog.addEventListener('cancel', handleCancel);
  root.append(dialog);
  goBackOrClose(cashier);
  expect(handleCancel).toHaveBeenCalledOnce();
  expect(router.current().path).toBe('/deposit/redirect');
  goBackOrClose(cashier);
  expect(router.current().path).toBe('/deposit');
  goBackOrClose(cashier);
  expect(closes()).toBe(1);
});
