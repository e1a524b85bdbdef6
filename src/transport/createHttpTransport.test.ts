import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSettings, spyObserver } from '../../tests/support/unit/transportSamples';
import { createHttpTransport } from './createHttpTransport';
import type { TransportSettings } from './Transport';
import { isTransportError } from './TransportError';

interface Sent {
  url: string;
  init: RequestInit & { headers: Record<string, string> };
}

type Reply = Response | Error | ((init: RequestInit) => Promise<Response>);

function openHttp(reply: Reply | Reply[], settings: Partial<TransportSettings> = {}) {
  const replies = Array.isArray(reply) ? [...reply] : [reply];
  const sent: Sent[] = [];
  const observer = spyObserver();
  let time = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init });
    time += 5;
    const next = replies.length > 1 ? replies.shift() : replies[0];
    if (next instanceof Error) throw next;
    return typeof next === 'function' ? next(init) : (next?.clone() ?? Response.error());
  });
  const transport = createHttpTransport({ settings: sampleSettings(settings), observer });
  return { transport, sent, observer };
}

const ok = (body: unknown = {}) => new Response(JSON.stringify(body), { status: 200 });

/** As fetch does: waits for the signal, then fails. */
const hanging = (init: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

beforeEach(() => vi.useFakeTimers());

describe('the HTTP transport', () => {
  it.each([
    ['https://bank.test', 'https://bank.test/api/BANKING/deposit-create'],
    ['https://bank.test/', 'https://bank.test/api/BANKING/deposit-create'],
    ['https://bank.test/base//', 'https://bank.test/base/api/BANKING/deposit-create'],
    ['', '/api/BANKING/deposit-create'],
  ])('[API-01] the address below %j', async (host, url) => {
    const { transport, sent } = openHttp(ok(), { host });
    await transport.request({ path: 'deposit-create', method: 'POST' });
    await transport.request({ path: 'deposit-create', method: 'GET' });
    expect(sent.map(request => request.url)).toEqual([url, url]);
  });

  it.each(['рестайл 2', 'é', '版'])(
    '[API-01] a platform version of %j is sent in a header',
    async version => {
      const { transport, sent } = openHttp(ok(), { platformVersion: version });
      await transport.request({ path: 'deposit-create', method: 'POST' });
      const params = new Headers(sent[0]?.init.headers).get('extra-params') ?? '';
      expect(params).toMatch(/^[ -~]+$/);
      expect(JSON.parse(params)).toEqual({ platformVersion: version });
    },
  );

  it('[API-01] GET puts params in the query, and skips nulls', async () => {
    const { transport, sent } = openHttp(ok());
    const data = { country: 'MX', currency: 'M&N', empty: null, none: undefined, zero: 0, no: false };
    await transport.request({ path: 'methods-withdrawal', method: 'GET', data });
    expect(sent[0]?.url).toBe(
      'https://bank.test/api/BANKING/methods-withdrawal?country=MX&currency=M%26N&zero=0&no=false',
    );
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('[API-01] [RUM-01] POST sends JSON, and nothing in its address', async () => {
    const { transport, sent } = openHttp(ok());
    await transport.request({ path: 'events', method: 'POST', data: [{ key: 'a' }] });
    await transport.request({ path: 'events', method: 'POST' });
    expect(sent.map(({ init }) => init.body)).toEqual(['[{"key":"a"}]', '{}']);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(['', '']);
  });

  it('[API-01] has its headers', async () => {
    const { transport, sent } = openHttp(ok());
    await transport.request({ path: 'events', method: 'POST' });
    expect(sent[0]?.init.headers).toEqual({
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      'extra-params': '{"platformVersion":"redesign"}',
      Authorization: 'Bearer canary-token',
    });
  });

  it('[API-01] says pwa and isMobileApp when they are set, and no empty token', async () => {
    const { transport, sent } = openHttp(ok(), { pwa: true, isMobileApp: true, token: () => '' });
    await transport.request({ path: 'events', method: 'POST' });
    expect(JSON.parse(sent[0]?.init.headers['extra-params'] ?? '')).toEqual({
      platformVersion: 'redesign',
      isMobileApp: true,
      pwa: true,
    });
    expect(sent[0]?.init.headers).not.toHaveProperty('Authorization');
  });

  it('[USER-09] reads the token anew at each request', async () => {
    let token = 'old';
    const { transport, sent } = openHttp(ok(), { token: () => token });
    await transport.request({ path: 'events', method: 'POST' });
    token = 'new';
    await transport.request({ path: 'events', method: 'POST' });
    expect(sent.map(({ init }) => init.headers['Authorization'])).toEqual(['Bearer old', 'Bearer new']);
  });

  it('[USER-09] a refusal names the token that was sent, whichever is there by then', async () => {
    let token = 'old';
    const renewed = async () => {
      token = 'new';
      return new Response('', { status: 401 });
    };
    const { transport, observer } = openHttp(renewed, { token: () => token });
    await transport.request({ path: 'events', method: 'POST' }).catch(() => {});
    expect(observer.onRefusal.mock.calls[0]?.[1]).toBe('old');
  });

  it('[RUM-01] the token is in no address', async () => {
    const { transport, sent } = openHttp(ok());
    await transport.request({ path: 'deposit-status', method: 'GET', data: { depositId: '1' } });
    expect(sent[0]?.url).not.toContain('canary');
  });

  it('[API-01] gives the body of a success', async () => {
    await expect(openHttp(ok({ a: 1 })).transport.request({ path: 'x', method: 'GET' })).resolves.toEqual({
      a: 1,
    });
    const empty = new Response('', { status: 200 });
    await expect(openHttp(empty).transport.request({ path: 'x', method: 'GET' })).resolves.toBeUndefined();
  });

  const refusals: [status: number, body: string, message: string, code: string | undefined][] = [
    [400, '{"message":"No","code":"banking.x"}', 'No', 'banking.x'],
    [401, '{"message":"Expired"}', 'Expired', undefined],
    [404, '', 'HTTP 404', undefined],
    [422, '{"message":" ","code":7}', 'HTTP 422', '7'],
    [422, '{"message":"No","code":""}', 'No', undefined],
    [500, '<html>canary</html>', 'HTTP 500', undefined],
    [503, '[1]', 'HTTP 503', undefined],
  ];

  it.each(refusals)('[ERR-01] %i %j is a refusal, told once', async (status, body, message, code) => {
    const { transport, observer, sent } = openHttp(new Response(body, { status }));
    const request = { path: 'deposit-status', method: 'GET', retryOn: 'network' } as const;
    const failure = await transport.request(request).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'refused', status, message, code });
    expect(observer.onRefusal).toHaveBeenCalledOnce();
    const url = 'https://bank.test/api/BANKING/deposit-status';
    expect(observer.onRefusal.mock.calls[0]?.[0]).toEqual({ status, url, message, ...(code && { code }) });
    expect(sent).toHaveLength(1);
  });

  it('[RUM-01] a refusal that says again what was typed says it to nobody', async () => {
    const token = 'a-token-of-a-player-as-it-is-sent';
    const body = `{"message":"Card 4111111111111111 is declined to ${token}"}`;
    const { transport, observer } = openHttp(new Response(body, { status: 422 }), { token: () => token });
    const data = { fields: { card_number: '4111111111111111' } };
    const failure = await transport
      .request({ path: 'x', method: 'POST', data })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'Card … is declined to …' });
    expect(observer.onRefusal.mock.calls[0]?.[0]).toMatchObject({ message: 'Card … is declined to …' });
  });

  it('[API-06] a success that is not JSON is broken, and its text stays inside', async () => {
    const { transport } = openHttp(new Response('<html>canary</html>', { status: 200 }));
    const failure = await transport.request({ path: 'x', method: 'GET' }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'broken', status: 200 });
    expect(String(failure)).not.toContain('canary');
  });

  it('[ERR-02] no answer is a network failure', async () => {
    const { transport, observer } = openHttp(new TypeError('Failed to fetch'));
    const failure = await transport.request({ path: 'x', method: 'POST' }).catch((error: unknown) => error);
    expect(isTransportError(failure)).toBe(true);
    expect(failure).toMatchObject({ kind: 'network', message: 'Failed to fetch' });
    expect(observer.onRequest).toHaveBeenCalledExactlyOnceWith('x', 5);
  });

  it('[RUM-01] the engine’s words about a token that is no header do not tell it', async () => {
    const token = 'eyJhbGci\nOiJIUzI1';
    // As of Firefox, where a token has a line break.
    const reply = ({ headers }: RequestInit) =>
      Promise.reject(
        new TypeError(
          `${new Map(Object.entries(headers ?? {})).get('Authorization')} is an invalid header value.`,
        ),
      );
    const { transport } = openHttp(reply, { token: () => token });
    const failure = await transport.request({ path: 'x', method: 'GET' }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'network', message: 'Bearer … is an invalid header value.' });
  });

  it('[API-05] an answer that takes 30 s is a timeout', async () => {
    const given = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal);
    const failure = openHttp(hanging)
      .transport.request({ path: 'x', method: 'POST' })
      .catch((error: unknown) => error);
    given.abort();
    await expect(failure).resolves.toMatchObject({ kind: 'timeout', message: 'Request timeout' });
    expect(timeout).toHaveBeenCalledWith(30_000);
  });

  it('[HOST-05] closing gives up what is under way', async () => {
    const { transport } = openHttp(hanging);
    const failure = transport.request({ path: 'x', method: 'POST' }).catch((error: unknown) => error);
    transport.close();
    await expect(failure).resolves.toMatchObject({ kind: 'aborted' });
  });

  it('[API-01] gives up one request by its signal', async () => {
    const given = new AbortController();
    const { transport } = openHttp(hanging);
    const failure = transport
      .request({ path: 'x', method: 'POST', signal: given.signal })
      .catch((error: unknown) => error);
    given.abort();
    await expect(failure).resolves.toMatchObject({ kind: 'aborted' });
  });

  it('[API-01] gives up one request whose signal has aborted already', async () => {
    const { transport } = openHttp(init =>
      init.signal?.aborted ? Promise.reject(new DOMException('Aborted', 'AbortError')) : hanging(init),
    );
    const failure = transport
      .request({ path: 'x', method: 'POST', signal: AbortSignal.abort() })
      .catch((error: unknown) => error);
    await expect(failure).resolves.toMatchObject({ kind: 'aborted' });
  });

  it('[API-04] repeats a network failure 3 times, 2 s apart', async () => {
    const { transport, sent, observer } = openHttp(new TypeError('Failed to fetch'));
    const failure = transport
      .request({ path: 'bank-get', method: 'POST', retryOn: 'network' })
      .catch((error: unknown) => error);
    const counts: number[] = [];
    for (const milliseconds of [0, 1999, 1, 2000, 2000, 10_000]) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      counts.push(sent.length);
    }
    expect(counts).toEqual([1, 1, 2, 3, 4, 4]);
    await expect(failure).resolves.toMatchObject({ kind: 'network' });
    expect(observer.onRetry.mock.calls).toEqual([
      ['bank-get', 1],
      ['bank-get', 2],
      ['bank-get', 3],
    ]);
  });

  it('[API-04] takes the answer of a repeat', async () => {
    const { transport } = openHttp([new TypeError('Failed to fetch'), ok({ a: 1 })]);
    const answer = transport.request({ path: 'bank-get', method: 'POST', retryOn: 'network' });
    await vi.advanceTimersByTimeAsync(2000);
    await expect(answer).resolves.toEqual({ a: 1 });
  });

  it('[API-04] repeats nothing that was not marked', async () => {
    const { transport, sent } = openHttp(new TypeError('Failed to fetch'));
    const failure = transport
      .request({ path: 'deposit-create', method: 'POST' })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    await failure;
    expect(sent).toHaveLength(1);
  });

  it('[API-03] has no pushes and opens nothing', () => {
    const { transport, sent } = openHttp(ok());
    transport.onPush(() => {})();
    transport.onReconnect(() => {})();
    expect(sent).toEqual([]);
  });
});
