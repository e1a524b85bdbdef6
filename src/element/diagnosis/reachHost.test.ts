import { describe, expect, it, vi } from 'vitest';
import { reachHost } from './reachHost';

describe('[HOST-02] an address that is none', () => {
  it.each(['https://my bank.test/cashier', 'https://', 'https://[bank'])(
    '%s is not reachable',
    async address => {
      expect(await reachHost(window, address)).toEqual({
        isReachable: false,
        milliseconds: null,
        clockSkewMs: null,
      });
    },
  );
});

it('[HOST-02] from a sandbox without an origin the server of its own address is asked like every other', async () => {
  const view = Object.create(window, { origin: { value: 'null' }, fetch: { value: vi.fn() } });
  await reachHost(view, `${window.location.origin}/cashier/locales/en.json`);
  expect(view.fetch.mock.calls[0]?.[1]).toMatchObject({ mode: 'no-cors' });
});

it('[HOST-02] in a page that isolates itself (COEP) a server that allows its origin is reached, though the browser keeps back what it may not read', async () => {
  const fetch = vi.fn((_address: string, { mode }: RequestInit) =>
    mode === 'cors' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  );
  const view = Object.create(window, { fetch: { value: fetch } });
  expect(await reachHost(view, 'https://bank.test/cashier/locales/en.json')).toMatchObject({
    isReachable: true,
  });
});

it('[HOST-02] the age of an answer that a cache on the way has kept is no fault of the device’s clock', async () => {
  const answer = (date: number, age?: string) =>
    new Response(null, { headers: { date: new Date(date).toUTCString(), ...(age && { age }) } });
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(answer(Date.now() - 7_200_000, '7200'))
    .mockResolvedValueOnce(answer(Date.now() - 7_200_000));
  const view = Object.create(window, { fetch: { value: fetch } });
  const skew = async () => (await reachHost(view, '/cashier/locales/en.json')).clockSkewMs ?? Number.NaN;
  expect(Math.abs(await skew())).toBeLessThan(2000);
  expect(await skew()).toBeLessThan(-7_000_000);
});
