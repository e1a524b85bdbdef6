import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bankGet } from '../api/operations/p2p';
import { TransportError, type TransportErrorKind } from './TransportError';
import { withRetry } from './withRetry';

const failing = (kind: TransportErrorKind) =>
  vi.fn(async () => Promise.reject(new TransportError('No', { kind })));

const observer = {
  onRetry: () => {},
  onRequest() {},
  onRefusal() {},
  onSocketReconnectAttempt() {},
  onSocketInit() {},
};
const MARKED = { path: 'deposit-status', method: 'GET', retryOn: 'network' } as const;

beforeEach(() => vi.useFakeTimers());

describe('[API-04] withRetry', () => {
  it.each(['timeout', 'refused', 'broken', 'aborted'] as const)('%s is final at once', async kind => {
    const call = failing(kind);
    await expect(withRetry(call, observer)(MARKED)).rejects.toMatchObject({ kind });
    expect(call).toHaveBeenCalledOnce();
  });

  it.each([
    'NetworkError',
    'Failed to fetch',
    'read ECONNRESET',
    'connect ECONNREFUSED 10.0.0.1:443',
    'ENOTFOUND',
    'Gateway Timeout',
  ])('[ERR-02] a refusal that passes on %s is repeated', async message => {
    const call = vi.fn(async () =>
      Promise.reject(new TransportError(message, { kind: 'refused', status: 502 })),
    );
    const answer = withRetry(call, observer)(MARKED).catch(() => {});
    await vi.advanceTimersByTimeAsync(6000);
    await answer;
    expect(call).toHaveBeenCalledTimes(4);
  });

  it('[ERR-02] a refusal of the server’s own is final, whatever its words', async () => {
    const error = new TransportError('Session timeout', { kind: 'refused', status: 422 });
    const call = vi.fn(async () => Promise.reject(error));
    await expect(withRetry(call, observer)(MARKED)).rejects.toBe(error);
    expect(call).toHaveBeenCalledOnce();
  });

  it('the bank of a card is asked for again, three times, where its server fails, and not where it refuses', async () => {
    const { path, method, retryOn } = bankGet;
    const refused = (status: number) => new TransportError('No', { kind: 'refused', status });
    const onRetry = vi.fn();
    const call = vi.fn<() => Promise<unknown>>(async () => Promise.reject(refused(500)));
    const ask = () => withRetry(call, { ...observer, onRetry })({ path, method, retryOn });
    call
      .mockRejectedValueOnce(refused(500))
      .mockRejectedValueOnce(refused(503))
      .mockResolvedValueOnce('humo');
    const found = ask();
    await vi.advanceTimersByTimeAsync(4000);
    await expect(found).resolves.toBe('humo');
    expect(onRetry.mock.calls).toEqual([
      ['bank-get', 1],
      ['bank-get', 2],
    ]);
    const failed = expect(ask()).rejects.toMatchObject({ status: 500 });
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(call).toHaveBeenCalledTimes(3 + 4);
    call.mockRejectedValueOnce(refused(422));
    await expect(ask()).rejects.toMatchObject({ status: 422 });
    expect(call).toHaveBeenCalledTimes(3 + 4 + 1);
  });

  it('a failure of the server is final for every other call', async () => {
    const call = vi.fn(async () =>
      Promise.reject(new TransportError('No', { kind: 'refused', status: 500 })),
    );
    await expect(withRetry(call, observer)(MARKED)).rejects.toMatchObject({ status: 500 });
    expect(call).toHaveBeenCalledOnce();
  });

  it('a call that is not marked is made once, whatever comes of it', async () => {
    const call = failing('network');
    const request = withRetry(call, observer);
    await expect(request({ path: 'deposit-create', method: 'POST' })).rejects.toMatchObject({
      kind: 'network',
    });
    expect(call).toHaveBeenCalledOnce();
  });

  it('an error of another sort is final at once', async () => {
    const call = vi.fn(async () => Promise.reject(new Error('NetworkError')));
    await expect(withRetry(call, observer)(MARKED)).rejects.toThrow('NetworkError');
    expect(call).toHaveBeenCalledOnce();
  });

  it('[API-03] what the socket has tried again by itself is final at once', async () => {
    const error = new TransportError('NetworkError', { kind: 'network', isFinal: true });
    const call = vi.fn(async () => Promise.reject(error));
    await expect(withRetry(call, observer)(MARKED)).rejects.toBe(error);
    expect(call).toHaveBeenCalledOnce();
  });

  it('stops as soon as it is given up', async () => {
    const call = failing('network');
    const given = new AbortController();
    const failed = vi.fn();
    withRetry(call, observer)({ ...MARKED, signal: given.signal }).catch(failed);
    await vi.advanceTimersByTimeAsync(1000);
    given.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    // No network failure: that would lead a player who has gone elsewhere to the error page (ROUTE-10).
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'aborted' }));
    expect(call).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
