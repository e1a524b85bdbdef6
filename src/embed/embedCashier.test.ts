import { describe, expect, it, vi } from 'vitest';
import { ORIGIN, SRC, setUpEmbedding } from '../../tests/support/unit/setUpEmbedding';
import { EmbedError } from './EmbedError';
import { embedCashier } from './embedCashier';

const { container, embed } = setUpEmbedding();

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
    expect(element.getAttribute('allow')).toBe('clipboard-write; fullscreen');
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
    'http://localhost.cashier.test/',
    'http://127.0.0.1.cashier.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a:b@cashier.test/',
    '//',
    'blob:https://x',
    '',
    undefined,
  ])('[SEC-01] is not made for %s', src => {
    expect(() => embed(Object.assign({}, { src }))).toThrow(EmbedError);
    expect(container.childElementCount).toBe(0);
  });

  it.each([
    'http://localhost:4400/',
    'http://cashier.localhost:4400/',
    'http://127.0.0.2/',
    'http://[::1]:4400/',
  ])('[HOST-06] is made for %s, which is this machine', src => {
    expect(() => embed({ src })).not.toThrow();
  });

  it('[SEC-01] of the page’s own origin, which isolates nothing, is named at the console, once', () => {
    vi.stubGlobal('origin', window.location.origin);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    embed();
    expect(warn).not.toHaveBeenCalled();
    const src = `${window.location.origin}/frame.html`;
    embed({ src }).cashier.destroy();
    embed({ src }).cashier.destroy();
    expect(warn.mock.calls.filter(([text]) => String(text).includes('origin'))).toHaveLength(1);
  });

  it('[SEC-01] is foreign to a page that is itself sandboxed, whatever its address', async () => {
    vi.resetModules();
    const { embedCashier } = await import('./embedCashier');
    vi.stubGlobal('origin', 'null');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    embedCashier(document.createElement('div'), { src: `${window.location.origin}/frame.html`, data: {} });
    expect(warn).not.toHaveBeenCalled();
  });

  it('[HOST-06] is not made without a container', () => {
    expect(() => embedCashier(null, { src: SRC, data: {} })).toThrow(EmbedError);
  });
});

describe('the handle', () => {
  it('[HOST-10] [HOST-13] updates, goes back and closes', () => {
    const { cashier, posts, tell } = embed();
    tell('Loaded');
    posts.length = 0;
    cashier.update({ bonusList: [{ id: 1 }] });
    cashier.update({ bonusList: null, token: 'new', theme: null });
    cashier.back();
    cashier.close();
    expect(posts.map(({ message }) => message)).toEqual([
      { type: 'loaded', payload: { bonusList: [{ id: 1 }] } },
      { type: 'loaded', payload: { bonusList: null, token: 'new', theme: null } },
      { type: 'back' },
      { type: 'close' },
    ]);
    expect(posts.every(({ origin }) => origin === ORIGIN)).toBe(true);
  });

  it('[HOST-12] [HOST-13] a close button of the host closes a page that has not come, too', () => {
    const { cashier } = embed();
    const closed = vi.fn();
    cashier.on('onClose', closed);
    cashier.close();
    expect(closed).toHaveBeenCalledOnce();
    cashier.back();
    expect(closed).toHaveBeenCalledTimes(2);
    cashier.destroy();
    cashier.close();
    expect(closed).toHaveBeenCalledTimes(2);
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

  it('[HOST-06] made, destroyed and made again, as StrictMode does, there is one that works', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    embed().cashier.destroy();
    const { posts, tell } = embed();
    tell('Loaded');
    expect(posts).toHaveLength(1);
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
  });

  it('[HOST-06] a second one in the same container takes the place of the first, with a warning', () => {
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
