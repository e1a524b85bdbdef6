import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import type { ParentData } from '../../host/parentData';
import { createUpdate } from './createUpdate';

vi.mock('./applyParentChanges', () => {
  throw new Error('ChunkLoadError');
});

/** As the shell does it, which has the change before the app. */
async function set(changes: Partial<ParentData>) {
  const test = await createTestCashier({ parent: { userId: 'ana', host: 'https://one.test' } });
  const { cashier } = test;
  Object.assign(cashier.handle.parent, changes);
  createUpdate(cashier)(changes);
  await vi.waitFor(() => expect(cashier.updating).toBeNull());
  return test;
}

it.each([
  ['another player', { userId: 'bob', token: 'of-bob' }],
  ['another bank', { host: 'https://two.test' }],
])(
  '[HOST-04] [ERR-05] %s whose change cannot be applied finds nothing of the one before',
  async (_, changes) => {
    const { failures, messages } = await set(changes);
    expect(failures).toHaveLength(1);
    expect(messages).toEqual([]);
  },
);

const NOT_LOADED = { messageType: 'Error', message: "The widget's code could not be loaded" };

it('[HOST-04] another change whose code did not come waits for the next one', async () => {
  const { failures, messages } = await set({ token: 'renewed' });
  expect(failures).toEqual([]);
  expect(messages).toEqual([NOT_LOADED]);
});

it('[HOST-04] or for the network: until then a deposit would be made in a currency that the host has replaced', async () => {
  const { cashier, messages } = await set({ user: { currency: 'USD' } });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(messages).toEqual([NOT_LOADED, NOT_LOADED]));
  cashier.dispose();
  window.dispatchEvent(new Event('online'));
  expect(cashier.updating).toBeNull();
});
