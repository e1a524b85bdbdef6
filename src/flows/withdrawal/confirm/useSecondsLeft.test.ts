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
