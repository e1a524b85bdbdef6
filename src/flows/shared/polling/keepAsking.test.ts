import { afterEach, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { keepAsking } from './keepAsking';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
});

it.each([
  ['visible', 2],
  ['hidden', 0],
] as const)(
  '[DEP-09] [WD-02] over HTTP asks every half a minute while the page is seen: %s',
  async (state, count) => {
    const { cashier } = await createTestCashier({ parent: { transport: 'http' } });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    vi.useFakeTimers();
    const ask = vi.fn();
    const end = new AbortController();
    keepAsking(cashier, end.signal, ask);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(count);
    end.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(count);
  },
);
