import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { setVisibility } from '../../../../tests/support/unit/setVisibility';
import type { OutgoingMessage } from '../../../host/protocol';
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

it('[DEP-09] [WD-02] over the socket asks once more half a minute later, and after each return: a copy of the bank’s data may have answered, and the push be lost', async () => {
  const { cashier, transport } = await createTestCashier({ parent: { transport: 'socket' } });
  vi.useFakeTimers();
  const ask = vi.fn();
  keepAsking(cashier, cashier.signal, ask);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledOnce();
  transport.reconnect();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('[DEP-09] [API-03] over a socket that is lost asks every half a minute: no push can come, and where all tries have failed a call is what connects it', async () => {
  const { cashier, transport } = await createTestCashier({ parent: { transport: 'socket' } });
  let tell = (_: OutgoingMessage): void => {};
  Object.assign(cashier.handle, {
    onMessage: (listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
  });
  vi.useFakeTimers();
  const ask = vi.fn();
  keepAsking(cashier, cashier.signal, ask);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
  tell({ messageType: 'onSocketReconnectAttempt', attempt: 1 });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(5);
  transport.reconnect();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(7);
});

it('[DEP-09] asks once when the player returns, and not when they leave', async () => {
  const { cashier } = await createTestCashier();
  vi.useFakeTimers();
  const ask = vi.fn();
  keepAsking(cashier, cashier.signal, ask);
  setVisibility('hidden');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).not.toHaveBeenCalled();
  setVisibility('visible');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledOnce();
});

it('[HOST-05] [DEP-09] what begins in another document, as of a small window, is asked for after the element has left it', async () => {
  const { cashier } = await createTestCashier({ parent: { transport: 'http' } });
  const { element } = cashier.handle;
  // A document that its window has left is hidden for ever.
  const small = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const place = vi.spyOn(element, 'ownerDocument', 'get').mockReturnValue(small as Document);
  vi.useFakeTimers();
  const ask = vi.fn();
  keepAsking(cashier, cashier.signal, ask);
  place.mockReturnValue(document);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
});
