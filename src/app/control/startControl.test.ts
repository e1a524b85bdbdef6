import { expect, it } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { createOutbox } from '../../element/createOutbox';
import type { OutgoingMessage } from '../../host/protocol';
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
