import { rollup } from 'rollup';
import { expect, it, vi } from 'vitest';
import { importAgain, otherAddresses } from './importAgain';

const LAZY = './lazy.js';

/** A built entry that imports one lazy file; `take` stands in the place of the engine's own import. */
async function build(take: (address: string) => Promise<unknown>): Promise<() => Promise<unknown>> {
  const sources = new Map([
    ['entry', `export const load = () => import('lazy');`],
    ['lazy', 'export default 1;'],
  ]);
  const built = await rollup({
    input: { entry: 'entry' },
    plugins: [{ name: 'memory', resolveId: id => id, load: id => sources.get(id) ?? null }, importAgain()],
  });
  const { output } = await built.generate({ format: 'es', chunkFileNames: 'lazy.js' });
  const code = output[0].code.replace('import(', 'take(').replace(/export \{.*/, 'return load;');
  return new Function('take', code)(take);
}

it('[ERR-05] a file that failed is asked for under another address, and in the end under its own', async () => {
  const take = vi.fn(async (address: string) => address).mockRejectedValueOnce(new Error('503'));
  const load = await build(take);
  await expect(load()).rejects.toThrow('503');
  expect(await load()).toBe(`${LAZY}?1`);
  expect(await load()).toBe(`${LAZY}?1`);
  take.mockRejectedValueOnce(new Error('503'));
  await expect(load()).rejects.toThrow('503');
  expect(await load()).toBe(`${LAZY}?2`);
  take.mockRejectedValueOnce(new Error('503'));
  await expect(load()).rejects.toThrow('503');
  expect(await load()).toBe(LAZY);
});

it('[ERR-05] a file that never answers counts as failed, however often it was waited for', async () => {
  vi.useFakeTimers();
  const take = vi.fn(
    (address: string): Promise<unknown> =>
      address === LAZY ? new Promise(() => {}) : Promise.resolve(address),
  );
  const load = await build(take);
  const waits = [load(), load(), load()].map(wait => expect(wait).rejects.toThrow('Request timeout'));
  await vi.advanceTimersByTimeAsync(30_000);
  await Promise.all(waits);
  expect(await load()).toBe(`${LAZY}?1`);
  expect(vi.getTimerCount()).toBe(0);
});

it('names the other addresses of a file', () => {
  expect(otherAddresses('a.js')).toEqual(['a.js?1', 'a.js?2']);
});
