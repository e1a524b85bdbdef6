import { describe, expect, it } from 'vitest';
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
