import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openNativeHost as openHost } from '../../tests/support/unit/openNativeHost';

beforeEach(() => vi.useFakeTimers());

describe('the user data of the native app', () => {
  it('[HOST-09] takes user data that is there at once', async () => {
    vi.stubGlobal('__BILLING_USER_DATA__', { token: 't' });
    await expect(openHost().host.start()).resolves.toEqual({ token: 't' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[HOST-09] reads user data that is JSON text', async () => {
    vi.stubGlobal('__BILLING_USER_DATA__', '{"token":"t","user":{"currency":"EUR"}}');
    const { host, listener } = openHost();
    await expect(host.start()).resolves.toEqual({ token: 't', user: { currency: 'EUR' } });
    expect(listener.onProblem).not.toHaveBeenCalled();
  });

  it('[HOST-09] looks every 10 ms', async () => {
    vi.stubGlobal('__BILLING_USER_DATA__', null);
    const started = openHost().host.start();
    const settled = vi.fn();
    void started.then(settled);
    await vi.advanceTimersByTimeAsync(995);
    vi.stubGlobal('__BILLING_USER_DATA__', { token: 't' });
    await vi.advanceTimersByTimeAsync(4);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ token: 't' });
  });

  it('[HOST-09] fails after 5 s, however long the page has been open', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    const started = openHost().host.start();
    const failed = vi.fn();
    started.catch(failed);
    await vi.advanceTimersByTimeAsync(4990);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10);
    expect(failed.mock.calls[0]?.[0]).toEqual(new Error("Can't find a property in window"));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[HOST-06] [HOST-09] the console says how a page that an app merely shows is started', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    openHost({ nativeUserData: 'shopPlayer' })
      .host.start()
      .catch(() => {});
    await vi.advanceTimersByTimeAsync(4990);
    expect(warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/`shopPlayer`.*`mode`.*"element" or "iframe"/)]]);
  });

  it('[HOST-02] [HOST-09] a user that is a model has its getters; where one throws, what it holds itself is used', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    class Player {
      lang = 'de';
      get currency() {
        return 'EUR';
      }
    }
    vi.stubGlobal('__BILLING_USER_DATA__', { user: new Player() });
    await expect(openHost().host.start()).resolves.toEqual({ user: { lang: 'de', currency: 'EUR' } });
    expect(reported).not.toHaveBeenCalled();
    class Broken extends Player {
      get country() {
        throw new Error('canary');
      }
    }
    vi.stubGlobal('__BILLING_USER_DATA__', { user: new Broken() });
    await expect(openHost().host.start()).resolves.toEqual({ user: { lang: 'de' } });
    expect(reported).toHaveBeenCalledOnce();
  });

  it('[HOST-09] a clock that is set forward meanwhile does not end the wait', async () => {
    const failed = vi.fn();
    const { host } = openHost();
    host.start().catch(failed);
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(4990);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('[HOST-09] a getter that throws is looked at again until the time is over', async () => {
    Object.defineProperty(window, '__BILLING_USER_DATA__', {
      configurable: true,
      get: () => {
        throw new Error('Not yet');
      },
    });
    const failed = vi.fn();
    openHost().host.start().catch(failed);
    await vi.advanceTimersByTimeAsync(5000);
    expect(failed.mock.calls[0]?.[0]).toEqual(new Error("Can't find a property in window"));
    Reflect.deleteProperty(window, '__BILLING_USER_DATA__');
  });

  it.each([['text'], ['[]'], [5], [[]], [true]])(
    '[HOST-03] user data that is %j is reported and not used',
    async data => {
      vi.stubGlobal('__BILLING_USER_DATA__', data);
      const { host, listener } = openHost();
      await expect(host.start()).resolves.toBeNull();
      expect(listener.onProblem.mock.calls).toEqual([['Incorrect data from host']]);
    },
  );
});
