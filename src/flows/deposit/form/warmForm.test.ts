import { expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { warmForm } from './warmForm';

it('[DEP-01] what is laid out ahead of the form is gone at once', async () => {
  const { cashier, root } = await createTestCashier();
  root.innerHTML = '<div class="cashier"><p>List</p></div>';
  const before = root.innerHTML;
  warmForm(cashier);
  expect(root.innerHTML).toBe(before);
  expect(root.adoptedStyleSheets.length).toBeGreaterThan(0);
});
