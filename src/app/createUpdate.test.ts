import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../tests/support/unit/createTestCashier';
import { applyParentChanges } from './applyParentChanges';
import { createUpdate } from './createUpdate';

vi.mock('./applyParentChanges', () => ({ applyParentChanges: vi.fn() }));

it('[HOST-04] of changes that follow each other before their code is there the last one counts', async () => {
  const { cashier } = await createTestCashier();
  const update = createUpdate(cashier);
  update({ theme: 'light', locale: 'es', user: { lang: 'es' } });
  update({ theme: 'dark', user: { currency: 'EUR' } });
  await vi.waitFor(() => expect(applyParentChanges).toHaveBeenCalled());
  update({ theme: 'auto' });
  await vi.waitFor(() => expect(applyParentChanges).toHaveBeenCalledTimes(2));
  expect(vi.mocked(applyParentChanges).mock.calls.map(([, changes]) => changes)).toEqual([
    { theme: 'dark', locale: 'es', user: { lang: 'es', currency: 'EUR' } },
    { theme: 'auto' },
  ]);
});
