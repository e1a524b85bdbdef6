import { describe, expect, it, vi } from 'vitest';
import { create, listen, rootOf, setUpElement } from '../../tests/support/unit/setUpElement';
import { CashierElement } from './CashierElement';

const { lastHandle, mounted, opened, untilMounted } = setUpElement();

describe('the start', () => {
  it('[HOST-04] changes while the app is loading reach it once it is there', async () => {
    const element = create(made => {
      made.token = 'first';
    });
    document.body.append(element);
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    element.locale = 'ar';
    await untilMounted();
    expect(mounted.update.mock.calls).toEqual([[{ locale: 'ar' }]]);
  });

  it.each<[string, Partial<CashierElement>]>([
    ['bank', { host: 'https://other.test' }],
    ['transport', { transport: 'http' }],
    ['player', { user: { id: 2 } }],
  ])(
    '[HOST-04] another %s while the app is loading: the first connection is closed and its answer not taken',
    async (_, change) => {
      const element = create(made => Object.assign(made, { token: 'first', user: { id: 1 } }));
      mounted.onOpened = () => {
        mounted.onOpened = () => {};
        queueMicrotask(() => Object.assign(element, change));
      };
      document.body.append(element);
      await untilMounted();
      const asked = { country: 'RU', currency: 'MXN', abTestGroup: 'group_a' };
      expect(lastHandle().takeEarly('methods-payment-v3', asked)).toBeUndefined();
      lastHandle().openTransport();
      expect(opened[0]?.isClosed()).toBe(true);
      expect(opened).toHaveLength(2);
      expect(opened[1]?.kind).toBe(element.transport);
    },
  );

  it('[HOST-04] what is set between the first request and the app is what the app starts with', async () => {
    const element = create(made => Object.assign(made, { token: 'first', user: { id: 1, lang: 'es' } }));
    mounted.onOpened = () => {
      mounted.onOpened = () => {};
      queueMicrotask(() => Object.assign(element, { user: { lang: 'ar' }, theme: 'dark' }));
    };
    document.body.append(element);
    await untilMounted();
    expect(lastHandle().parent).toMatchObject({ theme: 'dark', user: { id: 1, lang: 'ar' } });
    expect(lastHandle().user).toMatchObject({ id: 1, lang: 'ar' });
    lastHandle().openTransport();
    expect(opened).toHaveLength(1);
  });

  it('[HOST-04] [USER-01] another player while the app is loading: it begins as theirs, and nothing of the one before stays', async () => {
    const balanceData = { primary: { amount: 900, currency: 'EUR' } };
    const element = create(made => {
      made.user = { id: 1, token: 'of-ana', currency: 'EUR', balanceData };
    });
    mounted.onOpened = () => {
      mounted.onOpened = () => {};
      queueMicrotask(() => {
        element.user = { id: 2, lang: 'es' };
      });
    };
    document.body.append(element);
    await untilMounted();
    expect(lastHandle().parent.user).toEqual({ id: 2, lang: 'es' });
    expect(lastHandle().user).toMatchObject({ id: 2, lang: 'es', currency: 'MXN' });
    expect(lastHandle().user).not.toHaveProperty('balanceData');
    expect(rootOf(element).querySelector('[part~="method"]')).toBeNull();
  });

  it('[HOST-04] a first id while the app is loading is that of the user who is there: the element keeps the balance as well', async () => {
    const user = { id: 1, token: 'of-ana', balanceData: { primary: { amount: 900, currency: 'MXN' } } };
    const element = create(made => Object.assign(made, { user }));
    mounted.onOpened = () => {
      mounted.onOpened = () => {};
      queueMicrotask(() => Object.assign(element, { userId: 'ana' }));
    };
    document.body.append(element);
    await untilMounted();
    expect(lastHandle().parent.user).toEqual(user);
    expect(element.user).toEqual(user);
  });

  it('[HOST-04] [ERR-05] another player whom the running app could not take over begins with nothing of the one before', async () => {
    const balanceData = { primary: { amount: 900, currency: 'EUR' } };
    const element = create(made => {
      made.user = { id: 1, token: 'of-ana', currency: 'EUR', balanceData };
    });
    document.body.append(element);
    await untilMounted();
    element.user = { id: 2, lang: 'es' };
    lastHandle().fail(new Error('ChunkLoadError'));
    rootOf(element).querySelector('button')?.click();
    await untilMounted(2);
    expect(lastHandle().parent.user).toEqual({ id: 2, lang: 'es' });
    expect(lastHandle().user).not.toHaveProperty('balanceData');
  });

  it('[HOST-14] the address’s locale stands in the parent data, as one that was set', async () => {
    window.history.replaceState(null, '', '/?locale=de');
    document.body.append(create());
    await untilMounted();
    expect(lastHandle().parent.locale).toBe('de');
  });

  it('[HOST-07] [HOST-11] tells its version, and messages bubble out of the shadow', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    const heard: unknown[] = [];
    page.addEventListener('loaded', event => {
      if (event instanceof CustomEvent) heard.push([event.detail, event.bubbles, event.composed]);
    });
    page.append(create(element => element.setAttribute('host', '')));
    await untilMounted();
    expect(heard).toEqual([[{ version: `v${CashierElement.version}` }, true, true]]);
  });

  it('[API-03] opens one connection and asks for the methods, which the app takes over', async () => {
    document.body.append(create(element => element.setAttribute('token', 't')));
    await untilMounted();
    expect(opened.map(({ paths }) => paths())).toEqual([['methods-payment-v3']]);
    lastHandle().openTransport();
    expect(opened).toHaveLength(1);
    lastHandle().openTransport();
    expect(opened).toHaveLength(2);
  });

  it('[USER-09] with a token it asks at once, though the page is still being read', async () => {
    vi.useFakeTimers();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    document.body.append(create(made => Object.assign(made, { token: 'first' })));
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(1);
    vi.useRealTimers();
  });

  it('[HOST-14] the address’s locale is the host’s own in element mode', async () => {
    window.history.replaceState(null, '', '/?locale=de');
    document.body.append(create(element => element.setAttribute('token', 't')));
    await untilMounted();
    expect(lastHandle().user.lang).toBe('en');
    expect(window.location.search).toBe('?locale=de');
    document.body.append(create());
    await untilMounted(2);
    expect(lastHandle().user.lang).toBe('de');
    expect(window.location.search).toBe('');
  });

  it('[ERR-05] a start that fails is told and shown, never a blank box, and can be tried again', async () => {
    mounted.failure = new Error('Chunk failed');
    const element = create();
    const heard = listen(element, 'init-error');
    document.body.append(element);
    const alert = await vi.waitFor(() => {
      const found = rootOf(element).querySelector('[role="alert"]');
      expect(found).not.toBeNull();
      return found;
    });
    expect(heard).toEqual([['init-error', { message: 'Chunk failed' }]]);
    mounted.failure = null;
    alert?.querySelector('button')?.click();
    await untilMounted();
    expect(rootOf(element).querySelector('[role="alert"]')).toBeNull();
    expect(opened.map(({ isClosed }) => isClosed())).toEqual([true, false]);
  });

  it('[ERR-05] [HOST-04] what a host falls back to after it leaves the reason and the button to try again', async () => {
    mounted.failure = new Error('Chunk failed');
    const element = create(made => {
      made.token = 'first';
    });
    const alert = () => rootOf(element).querySelector('[role="alert"]');
    document.body.append(element);
    await vi.waitFor(() => expect(alert()).not.toBeNull());
    element.transport = 'http';
    expect(alert()).not.toBeNull();
    mounted.failure = null;
    alert()?.querySelector('button')?.click();
    await untilMounted();
    expect(opened.map(({ kind }) => kind)).toEqual(['socket', 'http']);
  });

  it('[HOST-08] [ERR-05] a page that answers once only is not waited for when the start is tried again', async () => {
    mounted.failure = new Error('Chunk failed');
    let answers = 0;
    vi.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown) => {
      if (!String(message).includes('"Loaded"') || answers++ > 0) return;
      const data = { type: 'loaded', payload: { token: 'first', user: { currency: 'EUR' } } };
      const answer = new MessageEvent('message', {
        data,
        origin: 'https://host.test',
        source: window.parent,
      });
      queueMicrotask(() => window.dispatchEvent(answer));
    });
    const element = create(made => {
      made.mode = 'iframe';
    });
    document.body.append(element);
    const alert = () => rootOf(element).querySelector('[role="alert"]');
    await vi.waitFor(() => expect(alert()).not.toBeNull());
    mounted.failure = null;
    alert()?.querySelector('button')?.click();
    await untilMounted();
    expect(lastHandle().parent.token).toBe('first');
    expect(lastHandle().user.currency).toBe('EUR');
  });

  it('[HOST-09] [ERR-05] a native app without user data is told after 5 s', async () => {
    vi.stubGlobal('CashierBridge', { postMessage: () => {} });
    vi.useFakeTimers();
    const element = create();
    const heard = listen(element, 'init-error');
    document.body.append(element);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(5100);
    vi.useRealTimers();
    expect(heard).toEqual([['init-error', { message: "Can't find a property in window" }]]);
    expect(rootOf(element).querySelector('[role="alert"]')).not.toBeNull();
  });

  it('[HOST-09] [HOST-14] [HOST-03] tried again, it keeps the address’s locale, and tells of no field a second time', async () => {
    window.history.replaceState(null, '', '/?locale=de');
    vi.useFakeTimers();
    const element = create(made => {
      made.mode = 'native';
      made.setAttribute('pwa', 'perhaps');
    });
    const heard = listen(element, 'error-report');
    document.body.append(element);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(5100);
    vi.useRealTimers();
    vi.stubGlobal('__BILLING_USER_DATA__', { user: { currency: 'EUR' } });
    rootOf(element).querySelector<HTMLElement>('[role="alert"] button')?.click();
    await untilMounted();
    expect(lastHandle().parent.locale).toBe('de');
    expect(heard).toHaveLength(1);
  });
});
