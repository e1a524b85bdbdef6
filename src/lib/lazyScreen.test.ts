import { describe, expect, it, vi } from 'vitest';
import { eagerScreen, lazyScreen } from './lazyScreen';

const View = () => null;

describe('lazyScreen', () => {
  it('loads once, and is there at once from then on', async () => {
    const load = vi.fn(async () => ({ View }));
    const screen = lazyScreen(load, 'View');
    expect(screen.current()).toBeNull();
    await screen.load();
    expect(screen.current()).toBe(View);
    await screen.load();
    expect(load).toHaveBeenCalledOnce();
  });

  it('[ERR-05] a chunk that did not come is asked for once more, and again by the next visit', async () => {
    const load = vi.fn(async () => ({ View })).mockRejectedValueOnce(new Error('ChunkLoadError'));
    const screen = lazyScreen(load, 'View');
    await expect(screen.load()).resolves.toBe(View);
    expect(load).toHaveBeenCalledTimes(2);
    load.mockRejectedValueOnce(new Error('1')).mockRejectedValueOnce(new Error('2'));
    const next = lazyScreen(load, 'View');
    await expect(next.load()).rejects.toThrow('2');
    expect(next.current()).toBeNull();
    await expect(next.load()).resolves.toBe(View);
  });

  it('an eager one is there from the start', async () => {
    expect(eagerScreen(View).current()).toBe(View);
    await expect(eagerScreen(View).load()).resolves.toBe(View);
  });
});
