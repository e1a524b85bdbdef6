import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import type { OutgoingMessage } from '../../host/protocol';
import { createMonitor } from './createMonitor';

it.each([
  [
    'throws at once',
    () => {
      throw new Error('blocked');
    },
  ],
  ['answers nothing, as a mock of a host’s test', () => undefined],
  ['is not there, as in Jest’s jsdom', undefined],
])('[RUM-01] [HOST-05] a page’s `fetch` that %s stops no freeing', async (_name, fetch) => {
  const { cashier } = await createTestCashier();
  let tell: (message: OutgoingMessage) => void = () => {};
  const monitor = createMonitor({
    ...cashier,
    handle: {
      ...cashier.handle,
      onMessage: listener => {
        tell = listener;
        return () => {};
      },
    },
  });
  tell({ messageType: 'onFullLoaded', milliseconds: 5 });
  vi.stubGlobal('fetch', fetch);
  expect(() => monitor.dispose()).not.toThrow();
});
