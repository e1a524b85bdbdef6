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
