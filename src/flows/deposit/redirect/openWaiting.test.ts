import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { OPENING_MS, openWaiting } from './openWaiting';

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

it('[DEP-04] opens none in a web view of Android, where it may take the place of the page', async () => {
  const { cashier } = await createTestCashier();
  const open = vi.fn(() => null);
  vi.stubGlobal('open', open);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 15; SM-S921B Build/AP3A; wv) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  );
  expect(openWaiting(cashier)).toBeNull();
  expect(open).not.toHaveBeenCalled();
});
