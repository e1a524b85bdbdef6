import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeTransport } from '../../tests/support/unit/createFakeTransport';
import { TransportError } from '../transport/TransportError';
import { createTokenWait } from './createTokenWait';

const REQUEST = { path: 'methods-payment-v3', method: 'POST' } as const;
const refusal = (status: number) => new TransportError('Refused', { kind: 'refused', status });

/** A host without a token, and a server that refuses those. */
function waiting(status = 401) {
  const host = { token: '' };
  const transport = createFakeTransport({
    'methods-payment-v3': () => {
      if (host.token === '') throw refusal(status);
      return { methods: [] };
    },
  });
  const wait = createTokenWait({ document, token: () => host.token });
  const give = () => {
    host.token = 'canary';
    wait.check();
  };
  return { wait, give, transport, wrapped: wait.wrap(transport) };
}

beforeEach(() => vi.useFakeTimers());

describe('[USER-09] a call without a token', () => {
  it('that was refused for it is made once more when one is there', async () => {
    const { wrapped, give, transport } = waiting();
    const answered = vi.fn();
    void wrapped.request(REQUEST).then(answered);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(transport.calls).toHaveLength(1);
    give();
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).toHaveBeenCalledExactlyOnceWith({ methods: [] });
    expect(transport.calls).toHaveLength(2);
  });

  it('fails after 3 s, and those that come later at once', async () => {
    const { wrapped, transport } = waiting();
    const failed = vi.fn();
    wrapped.request(REQUEST).catch(failed);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ status: 401 }));
    await expect(wrapped.request(REQUEST)).rejects.toMatchObject({ status: 401 });
    expect(transport.calls).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([403, 500])('that is refused with %s is an ordinary refusal', async status => {
    const { wrapped, give } = waiting(status);
    const failed = expect(wrapped.request(REQUEST)).rejects.toMatchObject({ status });
    await failed;
    give();
  });

  it('[ERR-01] that carried a token is refused at once', async () => {
    const { wait } = waiting();
    const transport = createFakeTransport({
      'methods-payment-v3': () => {
        throw refusal(401);
      },
    });
    const settings = createTokenWait({ document, token: () => 'canary' });
    await expect(settings.wrap(transport).request(REQUEST)).rejects.toMatchObject({ status: 401 });
    expect(transport.calls).toHaveLength(1);
    settings.dispose();
    wait.dispose();
  });
});

describe('[HOST-02] the first request', () => {
  const readyState = (state: DocumentReadyState) =>
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

  it('leaves at once where the page has been read', async () => {
    const { wait } = waiting();
    await expect(wait.untilPageIsRead()).resolves.toBeUndefined();
    wait.dispose();
  });

  it('leaves at once after DOMContentLoaded, though pictures are still loading', async () => {
    readyState('interactive');
    vi.stubGlobal('performance', { timing: { domContentLoadedEventStart: 12.5 } });
    const { wait } = waiting();
    const done = vi.fn();
    void wait.untilPageIsRead().then(done);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledOnce();
    wait.dispose();
  });

  const ends: [string, (give: () => void) => unknown][] = [
    ['the page has been read', () => void document.dispatchEvent(new Event('DOMContentLoaded'))],
    ['a token is there', give => give()],
    ['300 ms are over', () => vi.advanceTimersByTimeAsync(300)],
  ];
  it.each(ends)('waits until %s', async (_, end) => {
    readyState('interactive');
    const { wait, give } = waiting();
    const done = vi.fn();
    void wait.untilPageIsRead().then(done);
    await vi.advanceTimersByTimeAsync(299);
    expect(done).not.toHaveBeenCalled();
    await end(give);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledOnce();
    wait.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});
