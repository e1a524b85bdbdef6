import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNow } from './useNow';

it.each([
  ['back', -3_600_000, 5000],
  ['forward', 3_600_000, 3_605_000],
])('[P2P-04] time goes on where the device’s clock is set %s', (_, byMs, passedMs) => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000);
  const startMs = Date.now();
  const { result } = renderHook(() => useNow(true));
  vi.setSystemTime(startMs + byMs);
  act(() => void vi.advanceTimersByTime(5000));
  expect(result.current - startMs).toBe(passedMs);
});
