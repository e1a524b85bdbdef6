import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { applyParentChanges } from './applyParentChanges';
import { createUpdate } from './createUpdate';

vi.mock('./applyParentChanges', () => ({ applyParentChanges: vi.fn() }));

it('[HOST-04] changes that follow each other before their code is there are applied together, in their order', async () => {
  const { cashier } = await createTestCashier();
  const update = createUpdate(cashier);
  update({ theme: 'light', locale: 'es' });
  update({ theme: 'dark' });
  await vi.waitFor(() => expect(applyParentChanges).toHaveBeenCalled());
  update({ theme: 'auto' });
  await vi.waitFor(() => expect(applyParentChanges).toHaveBeenCalledTimes(2));
  expect(vi.mocked(applyParentChanges).mock.calls).toEqual([
    [cashier, { theme: 'light', locale: 'es' }, { theme: 'dark' }],
    [cashier, { theme: 'auto' }],
  ]);
});
