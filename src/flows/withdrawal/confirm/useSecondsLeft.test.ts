import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSecondsLeft } from './useSecondsLeft';

it.each([
  ['back', -86_400_000, 85],
  ['forward', 86_400_000, 0],
])('[WD-02] the wait for another code goes on where the device’s clock is set %s', (_, byMs, seconds) => {
  vi.useFakeTimers();
  const time = Date.now() + 90_000;
  const { result } = renderHook(() => useSecondsLeft(time));
  expect(result.current).toBe(90);
  vi.setSystemTime(Date.now() + byMs);
  act(() => void vi.advanceTimersByTime(5000));
  expect(result.current).toBe(seconds);
});

it('[WD-02] the wait begins at once, and is over only with its last second', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(useSecondsLeft, { initialProps: 0 });
  expect(result.current).toBe(0);
  rerender(Date.now() + 1500);
  expect(result.current).toBe(2);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(1);
});
