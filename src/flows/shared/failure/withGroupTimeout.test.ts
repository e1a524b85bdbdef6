import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withGroupTimeout } from './withGroupTimeout';

beforeEach(() => vi.useFakeTimers());

const never = () => new Promise<never>(() => {});

describe('[API-05] a group of requests', () => {
  it('fails after 30 s with Request timeout, and is given up', async () => {
    let signal: AbortSignal | undefined;
    const failed = vi.fn();
    withGroupTimeout(new AbortController().signal, group => {
      signal = group;
      return never();
    }).catch(failed);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ message: 'Request timeout', kind: 'timeout' });
    expect(signal?.aborted).toBe(true);
  });

  it('hands out its answer and leaves no timer', async () => {
    await expect(withGroupTimeout(new AbortController().signal, async () => 5)).resolves.toBe(5);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up with the widget', async () => {
    const outer = new AbortController();
    let signal: AbortSignal | undefined;
    void withGroupTimeout(outer.signal, group => {
      signal = group;
      return never();
    }).catch(() => {});
    outer.abort();
    expect(signal?.aborted).toBe(true);
  });

  it('is not begun for a widget that is gone already', async () => {
    await withGroupTimeout(AbortSignal.abort(), async group => expect(group.aborted).toBe(true));
  });
});
