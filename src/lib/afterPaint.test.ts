import { expect, it, vi } from 'vitest';
import { afterPaint } from './afterPaint';

it('a hidden page gives no frame and is not waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  let isDone = false;
  void afterPaint().then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(99);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone).toBe(true);
  frame.mockRestore();
});
