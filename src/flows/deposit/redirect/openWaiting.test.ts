import { afterEach, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { OPENING_MS, openWaiting } from './openWaiting';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['tries again where none has come: the player may have allowed it', true, 2],
  ['opens no further one where one has come without being given away: it would stay empty', false, 1],
])('[DEP-04] after a window was refused, it %s', async (_, hasFocus, count) => {
  const { cashier } = await createTestCashier();
  vi.useFakeTimers();
  const open = vi.fn(() => null);
  vi.stubGlobal('open', open);
  vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
  expect(openWaiting(cashier)).toBeNull();
  vi.advanceTimersByTime(OPENING_MS);
  expect(openWaiting(cashier)).toBeNull();
  expect(open).toHaveBeenCalledTimes(count);
});
