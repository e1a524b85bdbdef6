import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abTestGroup } from '../domain/player/abTestGroup';
import { preload } from './preload';
import { takePreloaded } from './takePreloaded';

vi.mock('../app/mountCashier', () => ({}));

const answer = { methods: [] };
const options = {
  host: 'https://bank.test',
  token: 'player',
  user: { currency: 'BRL', paymentGeo: 'BR' },
  experiments: [{ key: 'analytics-21868', group: 'group_b' }],
  isMobileApp: true,
};
const data = { country: 'BR', currency: 'BRL', abTestGroup: 'group_b' };
const wanted = { host: options.host, token: options.token, data };
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify(answer)));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'cashierPreload');
});

describe('preload()', () => {
  it('[METH-01] asks as the element will, and the element takes the answer, once', async () => {
    preload(options);
    expect(await takePreloaded(window, wanted)).toEqual(answer);
    expect(takePreloaded(window, wanted)).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('https://bank.test/api/BANKING/methods-payment-v3');
    expect(JSON.parse(String(request?.body))).toEqual(data);
    expect(request?.headers).toMatchObject({
      Authorization: 'Bearer player',
      'extra-params': '{"platformVersion":"redesign","isMobileApp":true}',
    });
  });

  it('[METH-01] gives nothing to another player or region', () => {
    preload(options);
    expect(takePreloaded(window, { ...wanted, token: 'other' })).toBeUndefined();
    expect(takePreloaded(window, { ...wanted, data: { ...data, country: 'MX' } })).toBeUndefined();
  });

  it('[METH-01] an answer that no element has taken within a minute is too old for one that comes later', async () => {
    vi.useFakeTimers();
    preload(options);
    vi.advanceTimersByTime(50_000);
    preload(options);
    vi.advanceTimersByTime(50_000);
    expect(await takePreloaded(window, wanted)).toEqual(answer);
    preload(options);
    vi.advanceTimersByTime(60_000);
    expect(takePreloaded(window, wanted)).toBeUndefined();
  });

  it('[METH-01] takes the defaults that the element has', async () => {
    preload({ token: 'player' });
    const defaults = { country: 'RU', currency: 'MXN', abTestGroup: abTestGroup([]) };
    expect(await takePreloaded(window, { host: '', token: 'player', data: defaults })).toEqual(answer);
  });

  it('[HOST-01] takes what a host does not know yet as none', () => {
    const unknown = { host: undefined, token: undefined, user: undefined, experiments: undefined };
    expect(() => Reflect.apply(preload, null, [unknown])).not.toThrow();
    expect(() => Reflect.apply(preload, null, [])).not.toThrow();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('[METH-01] leaves a failure to the element, which asks again', async () => {
    fetched.mockImplementation(async () => new Response('{}', { status: 503 }));
    preload(options);
    await expect(takePreloaded(window, wanted)).rejects.toMatchObject({ status: 503 });
  });

  it('[HOST-01] does nothing where there is no DOM', () => {
    vi.stubGlobal('window', undefined);
    expect(() => preload(options)).not.toThrow();
    vi.unstubAllGlobals();
    expect(fetched).not.toHaveBeenCalled();
  });
});
