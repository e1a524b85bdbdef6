import { describe, expect, it, vi } from 'vitest';
import { eagerScreen, lazyScreen } from './lazyScreen';

const View = () => null;

describe('lazyScreen', () => {
  it('loads once, and is there at once from then on', async () => {
    const load = vi.fn(async () => View);
    const screen = lazyScreen(load);
    expect(screen.current()).toBeNull();
    await screen.load();
    expect(screen.current()).toBe(View);
    await screen.load();
    expect(load).toHaveBeenCalledOnce();
  });

  it('[ERR-05] a chunk that did not come is asked for again', async () => {
    const load = vi.fn(async () => View).mockRejectedValueOnce(new Error('ChunkLoadError'));
    const screen = lazyScreen(load);
    await expect(screen.load()).rejects.toThrow('ChunkLoadError');
    expect(screen.current()).toBeNull();
    await expect(screen.load()).resolves.toBe(View);
  });

  it('an eager one is there from the start', async () => {
    expect(eagerScreen(View).current()).toBe(View);
    await expect(eagerScreen(View).load()).resolves.toBe(View);
  });
});
