import { describe, expect, it, vi } from 'vitest';
import { DATA, NOTHING_HELD, ORIGIN, SRC, setUpEmbedding } from '../../tests/support/unit/setUpEmbedding';
import type { EmbedChanges } from './createGivenData';
import type { EmbeddedCashier } from './embedCashier';

const { container, embed, loads, notice, retry } = setUpEmbedding();

describe('the handshake', () => {
  it('[HOST-07] [HOST-08] Loaded is answered with the data, for the origin of the page alone', () => {
    const { posts, tell } = embed();
    expect(notice()?.getAttribute('role')).toBe('status');
    expect(notice()?.getAttribute('dir')).toBe('auto');
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

  it.each<[string, EmbedChanges[], object | null]>([
    ['keeps what it does not name', [{ user: { lang: 'es' } }], { id: 1, token: 'a', lang: 'es' }],
    [
      'in several steps',
      [{ user: { lang: 'es' } }, { user: { token: 'b' } }],
      { id: 1, token: 'b', lang: 'es' },
    ],
    ['of another player has nothing of the one before', [{ user: { id: 2 } }], { id: 2 }],
    ['was taken away', [{ user: null }], null],
    ['names nothing', [{ user: undefined }, { user: { token: undefined } }], { id: 1, token: 'a' }],
    ['after one that was taken away', [{ user: null }, { user: { lang: 'es' } }], { lang: 'es' }],
  ])(
    '[HOST-04] a page that is loaded anew has the user as the running one has it: a change that %s',
    (_, steps, user) => {
      const { cashier, posts, tell } = embed({ data: { user: { id: 1, token: 'a' } } });
      for (const changes of steps) cashier.update(changes);
      tell('Loaded');
      expect(posts.at(-1)?.message.payload).toEqual({ user, ...NOTHING_HELD });
    },
  );

  it('[HOST-02] [HOST-04] a user that is a model is handed over with the getters of its classes', () => {
    class Player {
      #currency: string;
      constructor(currency: string) {
        this.#currency = currency;
      }
      get id() {
        return 'p-1';
      }
      get currency() {
        return this.#currency;
      }
      // What the widget does not use is not read: it may lead anywhere.
      get store() {
        return window;
      }
    }
    const { cashier, posts, tell } = embed({ data: { token: 't', user: new Player('EUR') } });
    tell('Loaded');
    cashier.update({ user: new Player('USD') });
    tell('Loaded');
    const told = (currency: string) => ({ user: { id: 'p-1', currency } });
    expect(posts.map(({ message }) => message.payload)).toEqual([
      { token: 't', ...told('EUR'), ...NOTHING_HELD },
      told('USD'),
      { token: 't', ...told('USD'), ...NOTHING_HELD },
    ]);
  });

  it('[HOST-08] data that cannot be sent are no answer: a change that follows is none either', () => {
    vi.stubGlobal('reportError', () => {});
    let balanceData: unknown = 1n;
    const { cashier, posts, tell } = embed({ data: () => ({ user: { balanceData } }) });
    tell('Loaded');
    cashier.update({ token: 'new' });
    expect(posts).toEqual([]);
    balanceData = null;
    tell('Loaded');
    expect(posts.map(({ message }) => message.payload)).toEqual([
      { user: { balanceData: null }, token: 'new', ...NOTHING_HELD },
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
    vi.stubGlobal('Promise', class extends Promise<unknown> {});
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    const given = [
      () => {
        throw new Error('no session');
      },
      () => ({ schema: cyclic }),
      // As a host without types may write it, in a page that has a Promise of its own.
      async () => DATA,
      () => DATA,
    ];
    const { posts, tell } = embed({ data: () => given.shift()?.() ?? {} });
    expect(() => tell('Loaded')).not.toThrow();
    tell('Loaded');
    tell('Loaded');
    expect(report.mock.calls).toEqual([
      [new Error('no session')],
      [expect.any(TypeError)],
      [new TypeError('embedCashier: wait for the data, a promise of it is none')],
    ]);
    expect(posts).toEqual([]);
    expect(notice()?.getAttribute('role')).toBe('status');
    tell('Loaded');
    expect(posts).toHaveLength(1);
    expect(notice()).toBeNull();
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
    expect(notice()?.textContent).toContain('A payment already made is not affected');
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

  it('[HOST-08] is not late while its container is not on the page', () => {
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

describe('a page that takes the place of another', () => {
  const loaded = ({ element }: EmbeddedCashier) => element.dispatchEvent(new Event('load'));

  it.each([
    ['before', 'before'],
    ['before', 'after'],
    ['after', 'before'],
    ['after', 'after'],
  ])(
    '[HOST-08] [ERR-05] is waited for where it is none: pages before it spoke %s and %s their load events',
    (...orders) => {
      const onLoadError = vi.fn();
      const { cashier, tell } = embed({ onLoadError });
      for (const order of orders) {
        if (order === 'after') loaded(cashier);
        tell('Loaded');
        if (order === 'before') loaded(cashier);
        expect(notice()).toBeNull();
      }
      vi.advanceTimersByTime(60_000);
      expect(onLoadError).not.toHaveBeenCalled();
      loaded(cashier);
      expect(notice()?.getAttribute('role')).toBe('status');
      vi.advanceTimersByTime(15_000);
      expect(onLoadError).toHaveBeenCalledOnce();
      expect(retry()).not.toBeNull();
    },
  );

  it('[HOST-08] is told what has changed once it has spoken, and cannot close itself before', () => {
    const onMessage = vi.fn();
    const { cashier, posts, tell } = embed({ onMessage });
    tell('Loaded');
    // Of a frame that is moved.
    Object.defineProperty(cashier.element, 'contentWindow', { value: new MessageChannel().port1 });
    cashier.update({ token: 'new' });
    cashier.close();
    expect(posts).toHaveLength(1);
    expect(onMessage).toHaveBeenLastCalledWith({ messageType: 'onClose' });
  });
});
