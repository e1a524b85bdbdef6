import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { keepAsking } from './keepAsking';

it('[WD-02] whoever has left already is not asked for', async () => {
  const { cashier } = await createTestCashier();
  const onReconnect = vi.spyOn(cashier, 'onReconnect');
  vi.useFakeTimers();
  const ask = vi.fn();
  keepAsking(cashier, AbortSignal.abort(), ask);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  expect(onReconnect).not.toHaveBeenCalled();
  vi.useRealTimers();
});
