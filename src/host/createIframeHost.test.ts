import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleHeldStep } from '../../tests/support/unit/samples';
import { spyListener } from '../../tests/support/unit/spyListener';
import { createIframeHost } from './createIframeHost';
import type { OutgoingMessage } from './protocol';

const ORIGIN = 'https://host.test';
const CREATED: OutgoingMessage = {
  messageType: 'onCreateTransaction',
  depositId: 'd-1',
  paymentMethod: 'card',
  amount: 5,
  currency: 'EUR',
};

/** The embedding window: remembers what was posted to it. */
function frameIn(allowedOrigins: string[] = [], said: unknown[] = []) {
  // happy-dom's frames have no window: a port is a source of messages as well.
  const { port1: embedding } = new MessageChannel();
  const posted: [message: OutgoingMessage, origin: string][] = [];
  vi.spyOn(embedding, 'postMessage').mockImplementation((text: unknown, origin: unknown) => {
    posted.push([JSON.parse(String(text)), String(origin)]);
  });
  vi.stubGlobal('parent', embedding);
  const listener = spyListener();
  const from = (source: MessageEventSource | null) => (data: unknown) =>
    new MessageEvent('message', { data, origin: ORIGIN, source });
  const early = [...said.map(from(window)), ...said.map(from(embedding))];
  const host = createIframeHost({ window, version: 'v1.0.446', allowedOrigins, listener, early });
  const say = (data: unknown, origin = ORIGIN, source: MessageEventSource | null = embedding) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  const start = () => {
    const started = host.start();
    const settled = vi.fn();
    void started.then(settled);
    return { started, settled };
  };
  const types = () => posted.map(([{ messageType }]) => messageType);
  return { host, listener, posted, types, say, start };
}

beforeEach(() => vi.useFakeTimers());

it('[HOST-07] [HOST-10] what the host said before the adapter was loaded counts, and once', async () => {
  const { listener, start } = frameIn([], [{ type: 'loaded', payload: { token: 't' } }, { type: 'close' }]);
  await expect(start().started).resolves.toEqual({ token: 't' });
  expect(listener.onClose).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

describe('[DEP-01] [DEP-04] a step that the host holds', () => {
  it('is asked of the origin that is known, and answered by its id alone', async () => {
    const { host, posted, say, start } = frameIn();
    start();
    say({ type: 'loaded', payload: {} });
    const answered = vi.fn();
    void host.ask?.(sampleHeldStep).then(answered);
    const [question, origin] = posted.at(-1) ?? [];
    expect(question).toEqual({ messageType: 'onHold', id: expect.any(String), ...sampleHeldStep });
    expect(origin).toBe(ORIGIN);
    const id = question?.messageType === 'onHold' ? question.id : '';
    const yes = { id, isAccepted: true };
    say({ type: 'answer', payload: { ...yes, id: 'another' } });
    say({ type: 'answer', payload: [id] });
    say({ type: 'answer' });
    say({ type: 'answer', payload: yes }, 'https://evil.test');
    say({ type: 'answer', payload: yes }, ORIGIN, new MessageChannel().port1);
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).not.toHaveBeenCalled();
    say(JSON.stringify({ type: 'answer', payload: { id, isAccepted: false, reason: 'No.' } }));
    say({ type: 'answer', payload: yes });
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).toHaveBeenCalledExactlyOnceWith({ id, isAccepted: false, reason: 'No.' });
    host.dispose();
  });

  it.each(['null', null])('[HOST-07] is not told to a host whose origin is %s', async origin => {
    const { host, types, say, start } = frameIn();
    start();
    if (origin !== null) say({ type: 'loaded', payload: {} }, origin);
    await expect(host.ask?.(sampleHeldStep)).rejects.toThrow('cannot be asked');
    expect(types()).not.toContain('onHold');
    host.dispose();
  });
});

describe('the iframe host', () => {
  it('[HOST-07] announces itself with its version to any origin', () => {
    const { host, start, posted } = frameIn();
    start();
    host.send({ messageType: 'Loaded', version: 'v1.0.446' });
    expect(posted).toEqual([[{ messageType: 'Loaded', version: 'v1.0.446' }, '*']]);
  });

  it('[HOST-08] announces itself again after 1, 2, 4 and 8 s, and no more', () => {
    const { start, posted } = frameIn();
    start();
    const counts = [0, 999, 1, 1000, 2000, 4000, 6000].map(milliseconds => {
      vi.advanceTimersByTime(milliseconds);
      return posted.length;
    });
    expect(counts).toEqual([1, 1, 2, 3, 4, 5, 5]);
  });

  it('[HOST-08] hands over the payload, and announces nothing more', async () => {
    const { start, say, posted, listener } = frameIn();
    const { started } = start();
    const payload = { token: 't', user: { currency: 'EUR' } };
    say(JSON.stringify({ type: 'loaded', payload }));
    await expect(started).resolves.toEqual(payload);
    vi.advanceTimersByTime(60_000);
    expect(posted).toHaveLength(1);
    expect(listener.onProblem).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[HOST-08] reads a payload that is JSON text itself', async () => {
    const { start, say, listener } = frameIn();
    const { started } = start();
    say({ type: 'loaded', payload: '{"token":"t"}' });
    await expect(started).resolves.toEqual({ token: 't' });
    expect(listener.onProblem).not.toHaveBeenCalled();
  });

  it.each([
    ['none', undefined],
    ['null', null],
    ['a list', []],
    ['text', 'data'],
  ])('[HOST-08] a payload that is %s is reported, and the defaults are used', async (_, payload) => {
    const { start, say, listener } = frameIn();
    const { started } = start();
    say({ type: 'loaded', payload });
    await expect(started).resolves.toBeNull();
    expect(listener.onProblem.mock.calls).toEqual([['Incorrect data from host']]);
  });

  it('[HOST-08] gives up after 15 s, and takes what comes later', async () => {
    const { start, say, listener } = frameIn();
    const { started, settled } = start();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(started).resolves.toBeNull();
    expect(listener.onProblem.mock.calls).toEqual([['Incorrect data from host']]);
    say({ type: 'loaded', payload: { token: 'late' } });
    say({ type: 'loaded', payload: 'data' });
    expect(listener.onLateData.mock.calls).toEqual([[{ token: 'late' }]]);
    expect(listener.onProblem).toHaveBeenCalledTimes(2);
  });

  it('[HOST-07] holds every other message until the origin is known, then sends to it alone', () => {
    const { host, start, say, posted } = frameIn();
    start();
    host.send({ messageType: 'onInit', page: 'deposit' });
    host.send(CREATED);
    expect(posted).toHaveLength(1);
    say({ type: 'loaded', payload: {} });
    host.send({ messageType: 'onClose' });
    expect(posted.slice(1)).toEqual([
      [{ messageType: 'onInit', page: 'deposit' }, ORIGIN],
      [CREATED, ORIGIN],
      [{ messageType: 'onClose' }, ORIGIN],
    ]);
  });

  it('[HOST-07] an opaque origin hears only messages without user data', () => {
    const { host, start, say, posted } = frameIn();
    start();
    host.send(CREATED);
    say({ type: 'loaded', payload: {} }, 'null');
    host.send({ messageType: 'onClose' });
    host.send({ messageType: 'Error', message: 'text' });
    expect(posted.slice(1)).toEqual([[{ messageType: 'onClose' }, '*']]);
  });

  it('[HOST-10] hears only the embedding window', () => {
    const { start, say, listener } = frameIn();
    const { settled } = start();
    say({ type: 'close' }, ORIGIN, window);
    say({ type: 'close' }, ORIGIN, null);
    say({ type: 'loaded', payload: {} }, ORIGIN, window);
    expect(listener.onClose).not.toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
  });

  it('[HOST-02] [HOST-10] refuses origins that are not listed', async () => {
    const { start, say, listener, types } = frameIn([ORIGIN]);
    const { started } = start();
    say({ type: 'close' }, 'https://evil.test');
    say({ type: 'loaded', payload: { token: 'evil' } }, 'https://host.test.evil.test');
    say({ type: 'loaded', payload: { token: 'evil' } }, 'null');
    say({ type: 'loaded', payload: { token: 'good' } });
    await expect(started).resolves.toEqual({ token: 'good' });
    expect(listener.onClose).not.toHaveBeenCalled();
    expect(types()).toEqual(['Loaded']);
  });

  it('[HOST-08] names at the console, once, the origin whose hand-over it refuses', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { host, say, start } = frameIn(['https://good.test']);
    start();
    say('rubbish');
    say({ type: 'loaded', payload: {} }, ORIGIN, new MessageChannel().port1);
    expect(warn).not.toHaveBeenCalled();
    say({ type: 'loaded', payload: {} });
    say({ type: 'loaded', payload: {} });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(ORIGIN));
    host.dispose();
  });

  it('[HOST-02] an origin that is listed with a slash or a path is the same; an opaque one is not', async () => {
    const { start, say } = frameIn([`${ORIGIN}/cashier/`, 'file:///page.html']);
    const { started } = start();
    say({ type: 'loaded', payload: { token: 'evil' } }, 'null');
    say({ type: 'loaded', payload: { token: 'good' } });
    await expect(started).resolves.toEqual({ token: 'good' });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a field of the wrong type', { token: 5 }],
    ['what JSON cannot say', { userId: 5n }],
  ])('[HOST-03] [HOST-08] a page that answers every message with %s is heard once', (_, wrong) => {
    const { start, say, listener } = frameIn();
    const heard = () => listener.onProblem.mock.calls.length + listener.onLateData.mock.calls.length;
    start();
    say({ type: 'loaded', payload: {} });
    for (let time = 0; time < 5; time += 1) say({ type: 'loaded', payload: wrong });
    expect(heard()).toBe(1);
    say({ type: 'loaded', payload: { token: 'new' } });
    say({ type: 'loaded', payload: wrong });
    expect(heard()).toBe(3);
  });

  it('[HOST-04] [HOST-10] what it says again later is heard: a balance may have changed in between', () => {
    const { start, say, listener } = frameIn();
    const user = { balanceData: { primary: { amount: 100, currency: 'EUR' } } };
    start();
    say({ type: 'loaded', payload: {} });
    say({ type: 'loaded', payload: { user } });
    vi.advanceTimersByTime(1000);
    say({ type: 'loaded', payload: { user } });
    expect(listener.onLateData.mock.calls).toEqual([[{ user }], [{ user }]]);
  });

  it('[HOST-10] once an origin has answered no other is heard', () => {
    const { start, say, listener } = frameIn();
    start();
    say({ type: 'loaded', payload: {} });
    say({ type: 'close' }, 'https://other.test');
    expect(listener.onClose).not.toHaveBeenCalled();
    say({ type: 'close' });
    expect(listener.onClose).toHaveBeenCalledOnce();
  });

  it('[HOST-10] [HOST-13] hands on the bonus list and the wish to close or to go back, as text or object', () => {
    const { start, say, listener } = frameIn();
    start();
    say('{"type":"bonus-list-updated","payload":[{"id":1}]}');
    say({ type: 'close' });
    say('{"type":"back"}');
    say('close');
    say({ type: 'open' });
    expect(listener.onBonusList.mock.calls).toEqual([[[{ id: 1 }]]]);
    expect(listener.onClose).toHaveBeenCalledOnce();
    expect(listener.onBack).toHaveBeenCalledOnce();
  });

  it('[HOST-05] leaves no timer and no listener', () => {
    const { host, start, say, listener } = frameIn();
    start();
    host.dispose();
    say({ type: 'close' });
    expect(listener.onClose).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
