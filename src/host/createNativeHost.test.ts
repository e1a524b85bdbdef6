import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openNativeHost as openHost } from '../../tests/support/unit/openNativeHost';
import { findNativePost, nativeNames } from './nativeBridge';

/** A bridge of an app that remembers what it was told. */
const bridge = () => {
  const told: string[] = [];
  return {
    told,
    postMessage(this: unknown, text: string) {
      told.push(text);
    },
    post(this: unknown, text: string) {
      told.push(text);
    },
  };
};

const throwing = {
  get postMessage(): never {
    throw new Error('Denied');
  },
};

beforeEach(() => vi.useFakeTimers());

describe('the native host', () => {
  it('[HOST-07] says Loaded as JSON text over the bridge', () => {
    const app = bridge();
    vi.stubGlobal('CashierBridge', app);
    void openHost().host.start();
    expect(app.told).toEqual(['{"messageType":"Loaded","version":"v1.0.446"}']);
  });

  it('[HOST-07] [HOST-09] an app whose bridge comes with the data hears Loaded first, and once', async () => {
    const { host } = openHost();
    const handover = host.start();
    const app = bridge();
    vi.stubGlobal('NativeBilling', app);
    vi.stubGlobal('__BILLING_USER_DATA__', { token: 't' });
    await vi.advanceTimersByTimeAsync(10);
    await expect(handover).resolves.toEqual({ token: 't' });
    host.send({ messageType: 'onClose' });
    expect(app.told.map(text => JSON.parse(text).messageType)).toEqual(['Loaded', 'onClose']);
  });

  it('[HOST-17] [DEP-04] says that there is an app as soon as a bridge is there', () => {
    const { host } = openHost();
    expect(host.hasApp?.()).toBe(false);
    vi.stubGlobal('NativeBilling', bridge());
    expect(host.hasApp?.()).toBe(true);
  });

  it('[HOST-07] without a bridge tells the parent window that it is loaded, and nothing else', () => {
    const postMessage = vi.fn();
    vi.stubGlobal('parent', { postMessage });
    const { host } = openHost();
    void host.start();
    host.send({ messageType: 'onClose' });
    expect(postMessage.mock.calls).toEqual([['{"messageType":"Loaded","version":"v1.0.446"}', '*']]);
    host.dispose();
  });

  it('[HOST-07] a page without a bridge and without a parent is told nothing', () => {
    const post = vi.spyOn(window, 'postMessage');
    const { host } = openHost();
    void host.start();
    expect(post).not.toHaveBeenCalled();
    host.dispose();
  });

  const ORDER = ['webkit', 'ReactNativeWebView', 'CashierBridge', 'NativeBilling'] as const;

  it('[HOST-07] the message handler comes before the billing bridge', () => {
    const apps = Object.fromEntries(ORDER.map(name => [name, bridge()]));
    const stub = (name: string) =>
      vi.stubGlobal(name, name === 'webkit' ? { messageHandlers: { cashier: apps[name] } } : apps[name]);
    for (const [index, name] of [...ORDER].reverse().entries()) {
      stub(name);
      findNativePost(window, nativeNames({}))?.(`${index}`);
      expect(apps[name]?.told).toEqual([`${index}`]);
    }
  });

  it('[HOST-07] a bridge is called on its own object', () => {
    const app = {
      received: '',
      postMessage(text: string) {
        this.received = text;
      },
    };
    vi.stubGlobal('CashierBridge', app);
    findNativePost(window, nativeNames({}))?.('text');
    expect(app.received).toBe('text');
  });

  it('[HOST-07] a bridge whose getter throws counts as absent', () => {
    const app = bridge();
    vi.stubGlobal('ReactNativeWebView', throwing);
    vi.stubGlobal('NativeBilling', app);
    findNativePost(window, nativeNames({}))?.('text');
    expect(app.told).toEqual(['text']);
  });

  it('[HOST-02] [HOST-07] every name can be set by configuration', () => {
    const names = nativeNames({
      nativeHandler: 'h',
      nativeBridge: 'b',
      nativeBilling: 'c',
      nativeUserData: 'd',
      nativeCommands: 'e',
    });
    expect(names).toEqual({ handler: 'h', bridge: 'b', billing: 'c', userData: 'd', commands: 'e' });
    const app = bridge();
    vi.stubGlobal('webkit', { messageHandlers: { h: app } });
    findNativePost(window, names)?.('text');
    expect(app.told).toEqual(['text']);
  });

  it('[HOST-11] sends messages over the bridge that is there at that moment', async () => {
    vi.stubGlobal('__BILLING_USER_DATA__', {});
    const { host } = openHost();
    await host.start();
    const late = bridge();
    vi.stubGlobal('NativeBilling', late);
    host.send({ messageType: 'onClose' });
    host.send({ messageType: 'Loaded', version: 'v1' });
    expect(late.told).toEqual(['{"messageType":"onClose"}']);
  });

  it('[HOST-10] hears its own window alone', () => {
    const { host, listener, say } = openHost();
    void host.start();
    say({ type: 'close' }, { origin: 'https://evil.test' });
    say({ type: 'close' }, { source: new MessageChannel().port1 });
    expect(listener.onClose).not.toHaveBeenCalled();
    say({ type: 'close' }, { source: window });
    say('{"type":"bonus-list-updated","payload":[1]}');
    say({ type: 'back' }, { origin: '' });
    expect(listener.onClose).toHaveBeenCalledOnce();
    expect(listener.onBack).toHaveBeenCalledOnce();
    expect(listener.onBonusList.mock.calls).toEqual([[[1]]]);
    host.dispose();
  });

  it('[HOST-10] [HOST-13] hears the web view of React Native, which on Android posts to the document', () => {
    const { host, listener } = openHost();
    void host.start();
    const post = (type: string) =>
      document.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type }) }));
    post('back');
    expect(listener.onBack).toHaveBeenCalledOnce();
    host.dispose();
    post('close');
    expect(listener.onClose).not.toHaveBeenCalled();
  });

  it('[HOST-10] [HOST-13] hears its own window on a page from a file, whose messages have an opaque origin', () => {
    const { host, listener, say } = openHost();
    void host.start();
    say({ type: 'close' }, { origin: 'null', source: window });
    say({ type: 'back' }, { origin: 'null' });
    expect(listener.onClose).toHaveBeenCalledOnce();
    expect(listener.onBack).not.toHaveBeenCalled();
    host.dispose();
  });

  it('[HOST-05] leaves no timer and no listener', () => {
    const { host, listener, say } = openHost();
    void host.start();
    host.dispose();
    say({ type: 'close' });
    expect(listener.onClose).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  const step = {
    step: 'before-redirect',
    origin: 'https://pay.test',
    method: 'GET',
    paymentMethod: 'card',
    amount: 5,
    currency: 'EUR',
  } as const;

  it('[DEP-04] asks the app about a step, which answers by the bridge object or a message', async () => {
    const app = bridge();
    vi.stubGlobal('CashierBridge', app);
    const { host, say } = openHost();
    void host.start();
    const lastId = () => JSON.parse(app.told.at(-1) ?? '{}').id as string;
    const first = host.ask?.(step);
    expect(JSON.parse(app.told.at(-1) ?? '')).toEqual({ messageType: 'onHold', id: lastId(), ...step });
    const { answer } = Reflect.get(window, 'cashierCommands') as { answer(payload: unknown): void };
    answer({ id: lastId(), isAccepted: true });
    await expect(first).resolves.toMatchObject({ isAccepted: true });
    const asText = host.ask?.(step);
    answer(JSON.stringify({ id: lastId(), isAccepted: true }));
    await expect(asText).resolves.toMatchObject({ isAccepted: true });
    const second = host.ask?.(step);
    say(JSON.stringify({ type: 'answer', payload: { id: lastId(), isAccepted: false } }));
    await expect(second).resolves.toMatchObject({ isAccepted: false });
    host.dispose();
  });

  it('[HOST-07] [DEP-04] a bridge that throws stops nothing, and has not been asked', async () => {
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    vi.stubGlobal('__BILLING_USER_DATA__', { token: 't' });
    const error = new Error('Java exception was raised');
    vi.stubGlobal('CashierBridge', {
      postMessage: () => {
        throw error;
      },
    });
    const { host } = openHost();
    await expect(host.start()).resolves.toEqual({ token: 't' });
    host.send({ messageType: 'onClose' });
    expect(reportError.mock.calls).toEqual([[error], [error]]);
    await expect(host.ask?.(step)).rejects.toThrow('cannot be asked');
  });

  it('[DEP-04] an app without a bridge cannot be asked', async () => {
    const { host } = openHost();
    await expect(host.ask?.(step)).rejects.toThrow('cannot be asked');
  });

  it('[HOST-13] [HOST-05] the shell calls back and close through the bridge object, until the end', () => {
    const { host, listener } = openHost();
    void host.start();
    const { commands: name } = nativeNames({});
    const commands: unknown = Reflect.get(window, name);
    expect(commands).toMatchObject({ back: expect.any(Function), close: expect.any(Function) });
    const { back, close } = commands as { back(): void; close(): void };
    back();
    close();
    expect(listener.onBack).toHaveBeenCalledOnce();
    expect(listener.onClose).toHaveBeenCalledOnce();
    const second = openHost();
    void second.host.start();
    const commandsOfSecond: unknown = Reflect.get(window, name);
    host.dispose();
    expect(Reflect.get(window, name)).toBe(commandsOfSecond);
    second.host.dispose();
    expect(Reflect.get(window, name)).toBeUndefined();
  });
});
