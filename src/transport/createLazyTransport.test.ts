import { describe, expect, it, vi } from 'vitest';
import { createFakeTransport, type FakeTransport } from '../../tests/support/unit/createFakeTransport';
import { deferred } from '../../tests/support/unit/deferred';
import { createLazyTransport } from './createLazyTransport';

const flush = () => new Promise(resolve => setTimeout(resolve));

describe('[API-03] the lazy transport', () => {
  it('keeps requests and listeners until the code has come', async () => {
    const code = deferred<FakeTransport>();
    const inner = createFakeTransport({ ping: { a: 1 } });
    const lazy = createLazyTransport(() => code.promise);
    const onPush = vi.fn();
    const onReconnect = vi.fn();
    lazy.onPush(onPush);
    lazy.onReconnect(onReconnect);
    const answer = lazy.request({ path: 'ping', method: 'GET' });
    code.resolve(inner);
    await expect(answer).resolves.toEqual({ a: 1 });
    inner.push('deposit.status', {});
    inner.reconnect();
    expect(onPush).toHaveBeenCalledWith({ type: 'deposit.status', data: {} });
    expect(onReconnect).toHaveBeenCalledOnce();
    const later = vi.fn();
    lazy.onPush(later);
    inner.push('login.token', {});
    expect(later).toHaveBeenCalledExactlyOnceWith({ type: 'login.token', data: {} });
  });

  it('loads the code once', async () => {
    const load = vi.fn(async () => createFakeTransport({ ping: {} }));
    const lazy = createLazyTransport(load);
    await Promise.all([
      lazy.request({ path: 'ping', method: 'GET' }),
      lazy.request({ path: 'ping', method: 'GET' }),
    ]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('code that did not come is a network failure, and is asked for again by the next request', async () => {
    const load = vi
      .fn<() => Promise<FakeTransport>>()
      .mockRejectedValueOnce(new Error('ChunkLoadError'))
      .mockResolvedValue(createFakeTransport({ ping: 1 }));
    const lazy = createLazyTransport(load);
    const first = lazy.request({ path: 'ping', method: 'GET' });
    await expect(first).rejects.toMatchObject({ kind: 'network' });
    await expect(lazy.request({ path: 'ping', method: 'GET' })).resolves.toBe(1);
  });

  it('listeners of a transport whose code did not come at first hear it once it has', async () => {
    const inner = createFakeTransport({ ping: 1 });
    const load = vi
      .fn<() => Promise<FakeTransport>>()
      .mockRejectedValueOnce(new Error('ChunkLoadError'))
      .mockResolvedValue(inner);
    const lazy = createLazyTransport(load);
    const onPush = vi.fn();
    lazy.onPush(onPush);
    await flush();
    await lazy.request({ path: 'ping', method: 'GET' });
    await flush();
    inner.push('deposit.status', {});
    expect(onPush).toHaveBeenCalledOnce();
  });

  it('[HOST-05] closes what comes after it was closed, and sends nothing', async () => {
    const code = deferred<FakeTransport>();
    const inner = createFakeTransport();
    const lazy = createLazyTransport(() => code.promise);
    lazy.close();
    code.resolve(inner);
    await flush();
    expect(inner.isClosed).toBe(true);
    await expect(lazy.request({ path: 'ping', method: 'GET' })).rejects.toMatchObject({ kind: 'aborted' });
    expect(inner.calls).toEqual([]);
  });

  it('[HOST-05] closed after its code did not come, it asks for it no more', async () => {
    const load = vi.fn<() => Promise<FakeTransport>>().mockRejectedValue(new Error('ChunkLoadError'));
    const lazy = createLazyTransport(load);
    await flush();
    lazy.close();
    await expect(lazy.request({ path: 'ping', method: 'GET' })).rejects.toMatchObject({ kind: 'aborted' });
    expect(load).toHaveBeenCalledOnce();
  });

  it('[HOST-05] a request that was waiting when it closed is not sent', async () => {
    const code = deferred<FakeTransport>();
    const inner = createFakeTransport({ ping: 1 });
    const lazy = createLazyTransport(() => code.promise);
    const answer = lazy.request({ path: 'ping', method: 'GET' }).catch((error: unknown) => error);
    lazy.close();
    code.resolve(inner);
    await expect(answer).resolves.toMatchObject({ kind: 'aborted' });
    expect(inner.calls).toEqual([]);
  });

  it('[HOST-05] detaches listeners, those that were never attached too', async () => {
    const inner = createFakeTransport();
    const code = deferred<FakeTransport>();
    const lazy = createLazyTransport(() => code.promise);
    const early = lazy.onPush(() => {});
    early();
    const late = lazy.onReconnect(() => {});
    code.resolve(inner);
    await flush();
    expect(inner.listenerCount).toBe(1);
    late();
    expect(inner.listenerCount).toBe(0);
  });
});
