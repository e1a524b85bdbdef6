import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff } from './backoff';
import { debounce } from './debounce';
import { isRecord } from './isRecord';
import { ownValue } from './ownValue';
import { readJson } from './readJson';
import { sleep } from './sleep';

describe('waiting', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('sleep wakes after its time', async () => {
    const woken = vi.fn<() => void>();
    void sleep(1000).then(woken);
    await vi.advanceTimersByTimeAsync(999);
    expect(woken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(woken).toHaveBeenCalledOnce();
  });

  it('sleep ends at an abort, before it or during it, and leaves no timer', async () => {
    const reason = new Error('left');
    await expect(sleep(1000, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const slept = expect(sleep(1000, controller.signal)).rejects.toBe(reason);
    controller.abort(reason);
    await slept;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('debounce runs once with the last arguments, or never when cancelled', () => {
    const run = vi.fn<(value: number) => void>();
    const debounced = debounce(run, 100);
    debounced(1);
    vi.advanceTimersByTime(99);
    debounced(2);
    vi.advanceTimersByTime(100);
    debounced(3);
    debounced.cancel();
    vi.advanceTimersByTime(100);
    expect(run.mock.calls).toEqual([[2]]);
  });

  it('[API-03] backoff is 2^attempt × 1000 ms plus jitter, capped at 10 s', () => {
    const options = { baseMs: 1000, maxMs: 10000, jitterMs: 1000 };
    const waits = (random: number): number[] => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      return [0, 1, 2, 3, 4].map(attempt => backoff(attempt, options));
    };
    expect(waits(0)).toEqual([1000, 2000, 4000, 8000, 10000]);
    expect(waits(0.5)).toEqual([1500, 2500, 4500, 8500, 10000]);
    expect(backoff(30, { baseMs: 1000, maxMs: 10000 })).toBe(10000);
  });
});

describe('values', () => {
  it('isRecord knows objects from arrays, null and the rest', () => {
    expect([{}, { a: 1 }, Object.create(null)].map(isRecord)).toEqual([true, true, true]);
    expect([null, undefined, [], '', 1, () => {}].map(isRecord)).toEqual(Array(6).fill(false));
  });

  it('readJson never throws', () => {
    expect(readJson('{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
    expect(readJson('null')).toEqual({ ok: true, value: null });
    expect(['', '{', 'undefined', "{'a':1}"].map(readJson)).toEqual(Array(4).fill({ ok: false }));
  });

  it('ownValue never reads from the prototype', () => {
    expect(ownValue({ a: 1 }, 'a')).toBe(1);
    expect(['constructor', '__proto__', 'toString', 'b'].map(key => ownValue({ a: 1 }, key))).toEqual(
      Array(4).fill(undefined),
    );
    expect(ownValue(null, 'a')).toBeUndefined();
  });
});
