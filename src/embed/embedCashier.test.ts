import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { EmbedError } from './EmbedError';
import { type EmbeddedCashier, type EmbedOptions, embedCashier } from './embedCashier';

const SRC = 'https://cashier.test/frame.html';
const ORIGIN = 'https://cashier.test';
const DATA = { token: 'canary-token', user: { currency: 'MXN' } };
const NOTHING_HELD = { hostHolds: [] };

interface Post {
  message: { type: string; payload?: unknown };
  origin: string;
}

const made: EmbeddedCashier[] = [];
let container: HTMLElement;
let loads: MockInstance;

/** An embedded cashier, with what was posted into its frame. */
function embed(options: Partial<EmbedOptions> = {}) {
  const cashier = embedCashier(container, { src: SRC, data: DATA, ...options });
  made.push(cashier);
  // happy-dom's frames have no window of their own here: a port is a source of messages as well.
  const { port1: framed } = new MessageChannel();
  const posts: Post[] = [];
  vi.spyOn(framed, 'postMessage').mockImplementation((text: unknown, origin: unknown) => {
    posts.push({ message: JSON.parse(String(text)), origin: String(origin) });
  });
  Object.defineProperty(cashier.element, 'contentWindow', { configurable: true, value: framed });
  const say = (data: unknown, origin = ORIGIN, source: MessageEventSource | null = framed) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  const tell = (messageType: string, fields = {}) => say(JSON.stringify({ messageType, ...fields }));
  return { cashier, posts, say, tell };
}

const notice = () => container.querySelector('[role]');
const retry = () => container.querySelector('button');

beforeEach(() => {
  vi.useFakeTimers();
  // No network: the frame's page is played by the test, and its address is never really set.
  loads = vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => {});
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  for (const cashier of made.splice(0)) cashier.destroy();
  container.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the frame', () => {
  it('[SEC-01] may do what the cashier needs and no more', () => {
    const { element } = embed().cashier;
    expect(element.getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
    expect(element.getAttribute('allow')).toBe('clipboard-write; payment; fullscreen');
    expect(element.referrerPolicy).toBe('strict-origin');
    expect(element.title).toBe('Cashier');
    expect(element.loading).toBe('eager');
    expect(embed({ title: 'Kasse', loading: 'lazy' }).cashier.element).toMatchObject({
      title: 'Kasse',
      loading: 'lazy',
    });
  });

  it.each([
    'http://cashier.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a:b@cashier.test/',
    '//',
    'blob:https://x',
  ])('[SEC-01] is not made for %s', src => {
    expect(() => embed({ src })).toThrow(EmbedError);
    expect(container.childElementCount).toBe(0);
  });

  it('is not made without a container', () => {
    expect(() => Reflect.apply(embedCashier, null, [null, { src: SRC, data: {} }])).toThrow(EmbedError);
  });
});

describe('the handshake', () => {
  it('[HOST-07, HOST-08] Loaded is answered with the data, for the origin of the page alone', () => {
    const { posts, tell } = embed();
    expect(notice()?.getAttribute('role')).toBe('status');
    expect(posts).toEqual([]);
    tell('Loaded', { version: 'v1.0.446' });
    expect(posts).toEqual([
      { message: { type: 'loaded', payload: { ...DATA, ...NOTHING_HELD } }, origin: ORIGIN },
    ]);
    expect(notice()).toBeNull();
  });

  it('[HOST-08] a page that announces itself again is answered again, with what holds then', () => {
    let token = 'old';
    const { cashier, posts, tell } = embed({ data: () => ({ token }) });
    tell('Loaded');
    token = 'new';
    cashier.update({ locale: 'es' });
    tell('Loaded');
    expect(posts.map(({ message }) => message.payload)).toEqual([
      { token: 'old', ...NOTHING_HELD },
      { locale: 'es' },
      { token: 'new', locale: 'es', ...NOTHING_HELD },
    ]);
  });

  it('[HOST-10] nothing is said before the page has spoken', () => {
    const { cashier, posts, tell } = embed();
    cashier.update({ token: 'new' });
    cashier.close();
    cashier.back();
    expect(posts).toEqual([]);
    tell('Loaded');
    expect(posts.map(({ message }) => message.payload)).toEqual([{ ...DATA, token: 'new', ...NOTHING_HELD }]);
  });

  it('[HOST-08] data that cannot be had is reported, and asked for again when the page asks again', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    const given = [
      () => {
        throw new Error('no session');
      },
      () => ({ schema: cyclic }),
      () => DATA,
    ];
    const { posts, tell } = embed({ data: () => given.shift()?.() ?? {} });
    expect(() => tell('Loaded')).not.toThrow();
    tell('Loaded');
    expect(report.mock.calls).toEqual([[new Error('no session')], [expect.any(TypeError)]]);
    expect(posts).toEqual([]);
    expect(notice()?.getAttribute('role')).toBe('status');
    tell('Loaded');
    expect(posts).toHaveLength(1);
    expect(notice()).toBeNull();
    vi.unstubAllGlobals();
  });

  it('[ERR-05] data that is never to be had ends in a Retry', () => {
    vi.stubGlobal('reportError', vi.fn());
    const onLoadError = vi.fn();
    const { tell } = embed({
      onLoadError,
      data: () => {
        throw new Error('no session');
      },
    });
    for (let times = 0; times < 5; times += 1) tell('Loaded');
    vi.advanceTimersByTime(15_000);
    expect(onLoadError).toHaveBeenCalledOnce();
    expect(notice()?.getAttribute('role')).toBe('alert');
    vi.unstubAllGlobals();
  });
});

describe('what it hears', () => {
  it('[HOST-10] other windows and other origins are not heard', () => {
    const onMessage = vi.fn();
    const { say, posts } = embed({ onMessage });
    const loaded = JSON.stringify({ messageType: 'Loaded', version: 'v1' });
    say(loaded, 'https://evil.test');
    say(loaded, 'null');
    say(loaded, ORIGIN, window);
    say(loaded, ORIGIN, new MessageChannel().port1);
    say(loaded, ORIGIN, null);
    expect(posts).toEqual([]);
    expect(onMessage).not.toHaveBeenCalled();
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"messageType":7}',
    '{"messageType":"shut"}',
    '{"messageType":"toString"}',
    '{"messageType":"__proto__"}',
    '{"__proto__":{"messageType":"Loaded"}}',
    '{"messageType":["Loaded"]}',
    `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
    `{"messageType":"Loaded","version":"${'x'.repeat(200_000)}"}`,
    { messageType: 'Loaded' },
    7,
    null,
    undefined,
  ])('[HOST-10] rubbish is not heard: %#', data => {
    const onMessage = vi.fn();
    const { say, posts } = embed({ onMessage });
    expect(() => say(data)).not.toThrow();
    expect(onMessage).not.toHaveBeenCalled();
    expect(posts).toEqual([]);
  });

  it('[HOST-11] each message goes to the handlers of its type, without prototype keys', () => {
    const onMessage = vi.fn();
    const { cashier, say, tell } = embed({ onMessage });
    const created = vi.fn();
    const stop = cashier.on('onCreateTransaction', created);
    const closed = vi.fn();
    cashier.on('onClose', closed);
    say('{"messageType":"onCreateTransaction","amount":5,"__proto__":{"isAdmin":true}}');
    expect(created).toHaveBeenCalledExactlyOnceWith({ messageType: 'onCreateTransaction', amount: 5 });
    expect(Object.hasOwn(created.mock.calls[0]?.[0], '__proto__')).toBe(false);
    stop();
    tell('onCreateTransaction');
    tell('onClose');
    expect(created).toHaveBeenCalledOnce();
    expect(closed).toHaveBeenCalledOnce();
    expect(onMessage).toHaveBeenCalledTimes(3);
  });

  it('a handler that throws keeps no other from hearing', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { cashier, tell } = embed();
    const second = vi.fn();
    cashier.on('onClose', () => {
      throw new Error('host');
    });
    cashier.on('onClose', second);
    tell('onClose');
    expect(second).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('host'));
    vi.unstubAllGlobals();
  });

  it('[HOST-11] onResize sets the height, within reason and never above the window', () => {
    const { cashier, tell } = embed();
    const box = cashier.element.parentElement;
    const heights = [700, 100, 1e9, -5, '900', null].map(height => {
      tell('onResize', { height });
      return box?.style.height;
    });
    const most = `${window.innerHeight}px`;
    expect(heights).toEqual(['700px', '480px', most, '480px', '480px', '480px']);
  });

  it('[HOST-11] a container that decides the height keeps it', () => {
    const { cashier, tell } = embed({ height: 'container' });
    tell('onResize', { height: 700 });
    expect(cashier.element.parentElement?.style.height).toBe('100%');
  });
});

describe('[DEP-01] [DEP-04] a step that the host holds', () => {
  const facts = { paymentMethod: 'card', amount: 500, currency: 'MXN' };
  const held = (id: string, step = 'before-submit') => ({ id, step, action: 'deposit', ...facts });
  const answers = (posts: Post[]) =>
    posts.flatMap(({ message, origin }) => (message.type === 'answer' ? [[message.payload, origin]] : []));

  it('is declared with the data, asked about with its facts, and answered with its id', async () => {
    const decide = vi.fn(() => ({ isAccepted: false, reason: 'Your daily limit is reached.' }));
    const { posts, tell } = embed({ holds: { 'before-submit': decide } });
    tell('Loaded');
    expect(posts[0]?.message.payload).toEqual({ ...DATA, hostHolds: ['before-submit'] });
    tell('onHold', held('q-1'));
    await vi.waitFor(() => expect(answers(posts)).toHaveLength(1));
    expect(decide).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ action: 'deposit', ...facts }));
    expect(answers(posts)).toEqual([
      [{ id: 'q-1', isAccepted: false, reason: 'Your daily limit is reached.' }, ORIGIN],
    ]);
  });

  it('waits for a promise', async () => {
    let accept = (_: boolean) => {};
    const { posts, tell } = embed({
      holds: {
        'before-redirect': () =>
          new Promise<boolean>(resolve => {
            accept = resolve;
          }),
      },
    });
    tell('Loaded');
    tell('onHold', held('q-1', 'before-redirect'));
    await Promise.resolve();
    expect(answers(posts)).toEqual([]);
    accept(true);
    await vi.waitFor(() => expect(answers(posts)).toEqual([[{ id: 'q-1', isAccepted: true }, ORIGIN]]));
  });

  const given: [string, () => unknown, boolean][] = [
    ['true', () => true, true],
    ['nothing', () => undefined, true],
    ['false', () => false, false],
    ['null', () => null, false],
    ['a text', () => 'yes', false],
    ['an object without a yes', () => ({ reason: 'x' }), false],
  ];
  it.each(given)('%s', async (_, decide, isAccepted) => {
    const { posts, tell } = embed({ holds: { 'before-submit': decide as () => boolean } });
    tell('Loaded');
    tell('onHold', held('q-1'));
    await vi.waitFor(() => expect(answers(posts)).toHaveLength(1));
    expect(answers(posts)[0]?.[0]).toMatchObject({ isAccepted });
  });

  it('is refused where the host’s code fails, or decides about no such step', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { posts, tell } = embed({
      holds: {
        'before-submit': () => {
          throw new Error('host');
        },
      },
    });
    tell('Loaded');
    tell('onHold', held('q-1'));
    tell('onHold', held('q-2', 'before-redirect'));
    tell('onHold', held('q-3', 'toString'));
    await vi.waitFor(() => expect(answers(posts)).toHaveLength(3));
    expect(answers(posts).map(([payload]) => payload)).toMatchObject([
      { id: 'q-1', isAccepted: false },
      { id: 'q-2', isAccepted: false },
      { id: 'q-3', isAccepted: false },
    ]);
    expect(report).toHaveBeenCalledWith(new Error('host'));
    vi.unstubAllGlobals();
  });
});

describe('the handle', () => {
  it('[HOST-10, HOST-13] updates, goes back and closes', () => {
    const { cashier, posts, tell } = embed();
    tell('Loaded');
    posts.length = 0;
    cashier.update({ bonusList: [{ id: 1 }] });
    cashier.update({ bonusList: null, token: 'new', theme: null });
    cashier.back();
    cashier.close();
    expect(posts.map(({ message }) => message)).toEqual([
      { type: 'bonus-list-updated', payload: [{ id: 1 }] },
      { type: 'bonus-list-updated', payload: [] },
      { type: 'loaded', payload: { token: 'new', theme: null } },
      { type: 'back' },
      { type: 'close' },
    ]);
    expect(posts.every(({ origin }) => origin === ORIGIN)).toBe(true);
  });

  it('[HOST-05] destroy frees everything, and nothing works afterwards', () => {
    const onMessage = vi.fn();
    const add = vi.spyOn(window, 'addEventListener');
    const { cashier, posts, tell } = embed({ onMessage });
    const signals = add.mock.calls.map(([, , options]) =>
      typeof options === 'object' ? options.signal : null,
    );
    tell('Loaded');
    cashier.destroy();
    cashier.destroy();
    tell('onClose');
    cashier.close();
    cashier.update({ token: 'new' });
    expect(container.childElementCount).toBe(0);
    expect(onMessage).toHaveBeenCalledOnce();
    expect(posts).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(signals.every(signal => signal?.aborted)).toBe(true);
  });

  it('[HOST-05] destroy before the page has answered leaves no timer', () => {
    embed().cashier.destroy();
    expect(vi.getTimerCount()).toBe(0);
    expect(container.childElementCount).toBe(0);
  });

  it('made, destroyed and made again, as StrictMode does, there is one that works', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    embed().cashier.destroy();
    const { posts, tell } = embed();
    tell('Loaded');
    expect(posts).toHaveLength(1);
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
  });

  it('a second one in the same container takes the place of the first, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const first = embed();
    const second = embed();
    first.tell('Loaded');
    second.tell('Loaded');
    expect(first.posts).toEqual([]);
    expect(second.posts).toHaveLength(1);
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
    // The first one's end is not the second one's.
    first.cashier.destroy();
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
  });
});

describe('a page that never answers', () => {
  it('[ERR-05] is a typed error, and a reason with a Retry for the player', () => {
    const onLoadError = vi.fn();
    embed({ onLoadError });
    vi.advanceTimersByTime(14_999);
    expect(onLoadError).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onLoadError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'not-loaded' }));
    expect(notice()?.getAttribute('role')).toBe('alert');
    expect(notice()?.textContent).toContain('No money has moved');
    retry()?.click();
    expect(loads.mock.calls).toEqual([[SRC], [SRC]]);
    expect(notice()?.getAttribute('role')).toBe('status');
    vi.advanceTimersByTime(15_000);
    expect(onLoadError).toHaveBeenCalledTimes(2);
  });

  it('[ERR-05] one that answers after all takes the reason away', () => {
    const { tell, posts } = embed({ timeoutMs: 100, texts: { failed: 'Nope', retry: 'Again' } });
    vi.advanceTimersByTime(100);
    expect(container.textContent).toBe('NopeAgain');
    tell('Loaded');
    expect(notice()).toBeNull();
    expect(posts).toHaveLength(1);
  });

  it('is not late while its container is not on the page', () => {
    const onLoadError = vi.fn();
    container.remove();
    embed({ onLoadError });
    vi.advanceTimersByTime(60_000);
    expect(onLoadError).not.toHaveBeenCalled();
    document.body.append(container);
    vi.advanceTimersByTime(15_000);
    expect(onLoadError).toHaveBeenCalledOnce();
  });
});
