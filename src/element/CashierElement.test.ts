import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFakeTransport } from '../../tests/support/unit/createFakeTransport';
import { defaultParentData, PARENT_FIELD_NAMES, type ParentField } from '../host/parentData';
import type { CashierHandle } from '../state/CashierHandle';
import { CashierElement } from './CashierElement';
import { define } from './define';

const { mounted, opened } = vi.hoisted(() => ({
  mounted: {
    handles: [] as CashierHandle[],
    update: vi.fn(),
    back: vi.fn(),
    readopt: vi.fn(),
    dispose: vi.fn(),
    failure: null as Error | null,
  },
  opened: [] as { kind: string; isClosed: () => boolean; paths: () => string[] }[],
}));

// The app is the other bundle: here stands its port.
vi.mock('../app/mountCashier', () => ({
  mountCashier: (handle: CashierHandle) => {
    if (mounted.failure) throw mounted.failure;
    mounted.handles.push(handle);
    handle.removeSkeleton();
    const { update, back, readopt, dispose } = mounted;
    return { update, back, readopt, dispose };
  },
}));

vi.mock('./openTransport', () => ({
  openTransport: ({ kind }: { kind: 'http' | 'socket' }) => {
    const transport = createFakeTransport({ 'methods-payment-v3': { methods: [] } }, kind);
    opened.push({
      kind,
      isClosed: () => transport.isClosed,
      paths: () => transport.calls.map(({ path }) => path),
    });
    return transport;
  },
}));

type Heard = [type: string, detail: unknown];

const create = (set: (element: CashierElement) => void = () => {}): CashierElement => {
  const element = document.createElement('cashier-widget') as CashierElement;
  set(element);
  return element;
};
const lastHandle = (): CashierHandle => {
  const handle = mounted.handles.at(-1);
  if (!handle) throw new Error('Not mounted');
  return handle;
};
const untilMounted = (count = 1) => vi.waitFor(() => expect(mounted.handles).toHaveLength(count));
const listen = (element: CashierElement, ...types: string[]): Heard[] => {
  const heard: Heard[] = [];
  for (const type of types) {
    element.addEventListener(type, event => heard.push([type, event instanceof CustomEvent && event.detail]));
  }
  return heard;
};
const macrotask = () => new Promise(resolve => setTimeout(resolve));
const rootOf = (element: CashierElement): ShadowRoot =>
  element.shadowRoot ?? element.attachShadow({ mode: 'open' });

beforeAll(() => define());
afterEach(async () => {
  document.body.replaceChildren();
  await macrotask();
  mounted.handles.length = 0;
  mounted.failure = null;
  opened.length = 0;
  window.sessionStorage.clear();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('[HOST-01] the element', () => {
  it('renders in its shadow root, the skeleton first', async () => {
    const element = create();
    document.body.append(element);
    expect(rootOf(element).querySelector('.skeleton')).not.toBeNull();
    expect(element.childNodes).toHaveLength(0);
    await untilMounted();
    expect(lastHandle().root).toBe(rootOf(element));
  });

  it('a second definition warns and keeps the first', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const first = customElements.get('cashier-widget');
    define();
    expect(customElements.get('cashier-widget')).toBe(first);
    expect(warn.mock.calls[0]?.[0]).toContain(CashierElement.version);
  });

  it('another tag is another element of the same make', () => {
    define('pay-here');
    expect(document.createElement('pay-here')).toBeInstanceOf(CashierElement);
  });

  it('several share no data', async () => {
    const first = create(element => element.setAttribute('token', 'first'));
    const second = create(element => element.setAttribute('token', 'second'));
    // One after the other: vitest answers only the first of two imports of a mock at the same time.
    document.body.append(first);
    await untilMounted();
    document.body.append(second);
    await untilMounted(2);
    expect(mounted.handles.map(({ parent }) => parent.token)).toEqual(['first', 'second']);
    expect(mounted.handles[0]?.parent.bonusList).not.toBe(mounted.handles[1]?.parent.bonusList);
  });

  it('does nothing while it is in no document', async () => {
    const element = create(made => made.setAttribute('host', 'https://b.test'));
    element.token = 'token';
    await macrotask();
    expect(mounted.handles).toEqual([]);
    expect(opened).toEqual([]);
    expect(rootOf(element).childNodes).toHaveLength(0);
  });
});

describe('[HOST-02] parent data', () => {
  const SAMPLES: Partial<Record<ParentField, [attribute: string, value: unknown]>> = {
    token: ['canary-token', 'canary-token'],
    closingButton: ['false', false],
    bonusList: ['[{"id":1}]', [{ id: 1 }]],
    user: ['{"currency":"EUR"}', { currency: 'EUR' }],
    widgetViewType: ['sweep', 'sweep'],
    transport: ['http', 'http'],
  };
  const rows = Object.entries(SAMPLES).map(([field, [attribute, value]]) => ({
    field: field as ParentField,
    attribute,
    value,
  }));

  it.each(rows)('$field: an attribute reaches the app', async ({ field, attribute, value }) => {
    const name = field.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
    document.body.append(create(element => element.setAttribute(name, attribute)));
    await untilMounted();
    expect(lastHandle().parent[field]).toEqual(value);
  });

  it.each(rows)(
    '$field: a property reaches the app by reference, and no attribute shows it',
    async ({ field, value }) => {
      const element = create(made => Object.assign(made, { [field]: value }));
      document.body.append(element);
      await untilMounted();
      expect(lastHandle().parent[field]).toBe(value);
      expect(Reflect.get(element, field)).toBe(value);
      expect(element.getAttributeNames()).toEqual([]);
      expect(element.outerHTML).not.toContain('canary');
    },
  );

  it('every field is an attribute and a property, and has its default', () => {
    const element = create();
    const defaults = defaultParentData();
    for (const field of PARENT_FIELD_NAMES) expect(Reflect.get(element, field)).toEqual(defaults[field]);
    expect(CashierElement.observedAttributes).toHaveLength(PARENT_FIELD_NAMES.length);
  });

  it('what is set right after the insertion still belongs to the start', async () => {
    const element = create();
    document.body.append(element);
    element.token = 'token';
    element.transport = 'http';
    await untilMounted();
    expect(lastHandle().parent.token).toBe('token');
    expect(opened.map(({ kind }) => kind)).toEqual(['http']);
  });

  it('properties set before the definition are taken over', async () => {
    const element = document.createElement('late-widget');
    Object.assign(element, { token: 'early', user: { currency: 'EUR' } });
    document.body.append(element);
    define('late-widget');
    customElements.upgrade(element);
    await untilMounted();
    expect(lastHandle().parent).toMatchObject({ token: 'early', user: { currency: 'EUR' } });
    Object.assign(element, { token: 'later' });
    expect(mounted.update).toHaveBeenLastCalledWith({ token: 'later' });
  });

  it('[HOST-03] malformed ones are their defaults, and are reported by name once it runs', async () => {
    const element = create(made => {
      made.setAttribute('bonus-list', '[{canary');
      made.setAttribute('transport', 'smoke');
      made.setAttribute('host', 'https://b.test');
      Reflect.set(made, 'closingButton', 'canary');
    });
    const heard = listen(element, 'error-report');
    document.body.append(element);
    await untilMounted();
    expect(lastHandle().parent).toMatchObject({
      bonusList: [],
      transport: 'socket',
      closingButton: true,
      host: 'https://b.test',
    });
    expect(heard).toEqual(
      ['bonusList', 'transport', 'closingButton'].map(field => [
        'error-report',
        { message: `Incorrect data from host: ${field}`, field },
      ]),
    );
    expect(JSON.stringify(heard)).not.toContain('canary');
  });

  it('[HOST-04] changes on a live element reach the app, a removed attribute as its default', async () => {
    const element = create(made => made.setAttribute('locale', 'es'));
    document.body.append(element);
    await untilMounted();
    element.bonusList = [{ id: 2 }];
    element.setAttribute('theme', 'dark');
    element.removeAttribute('locale');
    expect(mounted.update.mock.calls).toEqual([
      [{ bonusList: [{ id: 2 }] }],
      [{ theme: 'dark' }],
      [{ locale: '' }],
    ]);
    expect(mounted.handles).toHaveLength(1);
  });
});

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

  it('[HOST-07, HOST-11] tells its version, and messages bubble out of the shadow', async () => {
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

  it('[USER-05] element mode neither reads nor writes the stored user; standalone does both', async () => {
    window.sessionStorage.setItem('cashier.user', '{"currency":"EUR"}');
    document.body.append(create(element => element.setAttribute('token', 't')));
    await untilMounted();
    expect(lastHandle().mode).toBe('element');
    expect(lastHandle().user.currency).toBe('MXN');
    expect(window.sessionStorage.getItem('cashier.user')).toBe('{"currency":"EUR"}');
    document.body.append(create());
    await untilMounted(2);
    expect(lastHandle().mode).toBe('standalone');
    expect(lastHandle().user.currency).toBe('EUR');
    expect(window.sessionStorage.getItem('cashier.user')).toContain('"paymentGeo":"RU"');
  });

  it('[USER-05] the stored transport is taken where the host names none', async () => {
    window.sessionStorage.setItem('cashier.transport', 'http');
    document.body.append(create());
    await untilMounted();
    expect(opened.at(-1)?.kind).toBe('http');
    document.body.append(create(element => element.setAttribute('transport', 'socket')));
    await untilMounted(2);
    expect(opened.at(-1)?.kind).toBe('socket');
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

  it('[HOST-09, ERR-05] a native app without user data is told after 5 s', async () => {
    vi.stubGlobal('CashierBridge', { postMessage: () => {} });
    vi.useFakeTimers();
    const element = create();
    const heard = listen(element, 'init-error');
    document.body.append(element);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(5100);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    expect(heard).toEqual([['init-error', { message: "Can't find a property in window" }]]);
    expect(rootOf(element).querySelector('[role="alert"]')).not.toBeNull();
  });
});

describe('moves and removal', () => {
  it('[HOST-05] a move keeps what runs, also with an await in between', async () => {
    const element = create();
    document.body.append(element);
    await untilMounted();
    const place = document.createElement('section');
    document.body.append(place);
    place.append(element);
    await macrotask();
    element.remove();
    await Promise.resolve();
    document.body.append(element);
    await macrotask();
    expect(mounted.dispose).not.toHaveBeenCalled();
    expect(mounted.handles).toHaveLength(1);
  });

  it('[HOST-05] removal frees everything, and a return is a new start with the same data', async () => {
    const element = create(made => Object.assign(made, { token: 'token' }));
    const heard = listen(element, 'close');
    document.body.append(element);
    await untilMounted();
    const handle = lastHandle();
    element.remove();
    await macrotask();
    expect(mounted.dispose).toHaveBeenCalledOnce();
    expect(rootOf(element).childNodes).toHaveLength(0);
    handle.send({ messageType: 'onClose' });
    expect(heard).toEqual([]);
    document.body.append(element);
    await untilMounted(2);
    expect(lastHandle().parent.token).toBe('token');
  });

  it('[HOST-05] removal during the start leaves no connection and no app', async () => {
    const element = create();
    document.body.append(element);
    element.remove();
    await macrotask();
    await vi.dynamicImportSettled();
    await macrotask();
    expect(mounted.dispose).toHaveBeenCalledTimes(mounted.handles.length);
    expect(opened.filter(({ isClosed }) => !isClosed())).toEqual([]);
  });
});

describe('[HOST-13] back and close', () => {
  it('back is the app’s, or the close flow before it has come', async () => {
    const element = create();
    const heard = listen(element, 'close');
    document.body.append(element);
    element.back();
    expect(heard).toHaveLength(1);
    await untilMounted();
    element.back();
    expect(mounted.back).toHaveBeenCalledOnce();
    expect(heard).toHaveLength(1);
  });

  it('[HOST-12] close tells the host', async () => {
    const element = create();
    const heard = listen(element, 'close');
    document.body.append(element);
    await untilMounted();
    element.close();
    lastHandle().close();
    expect(heard.map(([type]) => type)).toEqual(['close', 'close']);
  });

  it('both do nothing outside a document', () => {
    expect(() => {
      create().back();
      create().close();
    }).not.toThrow();
  });
});
