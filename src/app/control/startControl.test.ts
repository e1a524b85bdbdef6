import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { createOutbox } from '../../element/createOutbox';
import type { OutgoingMessage } from '../../host/protocol';
import { reportUser } from './reportUser';
import { startControl } from './startControl';

it('[DEP-11] [HOST-11] a method that was chosen before this code came is told all the same', async () => {
  const { cashier } = await createTestCashier();
  const { send, onMessage } = createOutbox(cashier.handle.element);
  const told: OutgoingMessage[] = [];
  onMessage(message => told.push(message));
  cashier.deposit.method = sampleMethod({ name: 'card' });
  startControl({ ...cashier, send, handle: { ...cashier.handle, onMessage } });
  expect(told.flatMap(message => (message.messageType === 'onFunnel' ? message.step : []))).toEqual([
    'opened',
    'method',
  ]);
});

it('[HOST-03] what was refused of the user before the code for mistakes came is said at the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { cashier } = await createTestCashier();
  const { send, onMessage } = createOutbox(cashier.handle.element);
  startControl({ ...cashier, send, handle: { ...cashier.handle, onMessage } });
  reportUser({ send }, { platform: 'canary' });
  await vi.waitFor(() =>
    expect(warn.mock.calls).toEqual([[expect.stringContaining('`user.platform` was not understood')]]),
  );
});
