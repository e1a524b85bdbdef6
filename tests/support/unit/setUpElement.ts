import { afterEach, beforeAll, expect, vi } from 'vitest';
import type { CashierElement } from '../../../src/element/CashierElement';
import { define } from '../../../src/element/define';
import type { CashierHandle } from '../../../src/state/CashierHandle';
import { createFakeTransport } from './createFakeTransport';

/** What the app was mounted with, and what it was told since. */
const mounted = vi.hoisted(() => ({
  handles: [] as CashierHandle[],
  update: vi.fn(),
  back: vi.fn(),
  readopt: vi.fn(),
  dispose: vi.fn(),
  failure: null as Error | null,
  /** Runs as soon as there is a connection, before the app. */
  onOpened: () => {},
}));
/** The connections, the first one first. */
const opened = vi.hoisted(
  () =>
    [] as {
      kind: string;
      isClosed: () => boolean;
      paths: () => string[];
      refuseToken(token: string): void;
    }[],
);

// The app is the other bundle: here stands its port.
vi.mock('../../../src/app/mountCashier', () => ({
  mountCashier: (handle: CashierHandle) => {
    if (mounted.failure) throw mounted.failure;
    mounted.handles.push(handle);
    handle.handOver();
    const { update, back, readopt, dispose } = mounted;
    return { update, back, readopt, dispose };
  },
}));

vi.mock('../../../src/element/openTransport', () => ({
  openTransport: ({
    kind,
    onTokenRefused,
  }: {
    kind: 'http' | 'socket';
    onTokenRefused(token: string): void;
  }) => {
    const transport = createFakeTransport({ 'methods-payment-v3': { methods: [] } });
    opened.push({
      kind,
      isClosed: () => transport.isClosed,
      paths: () => transport.calls.map(({ path }) => path),
      refuseToken: onTokenRefused,
    });
    mounted.onOpened();
    return transport;
  },
}));

type Heard = [type: string, detail: unknown];

export const create = (set: (element: CashierElement) => void = () => {}): CashierElement => {
  const element = document.createElement('cashier-widget') as CashierElement;
  set(element);
  return element;
};

export const listen = (element: CashierElement, ...types: string[]): Heard[] => {
  const heard: Heard[] = [];
  for (const type of types) {
    element.addEventListener(type, event => heard.push([type, event instanceof CustomEvent && event.detail]));
  }
  return heard;
};

export const macrotask = () => new Promise(resolve => setTimeout(resolve));

export const rootOf = (element: CashierElement): ShadowRoot =>
  element.shadowRoot ?? element.attachShadow({ mode: 'open' });

/** The defined element over an app and a bank of the test's own. */
export function setUpElement() {
  beforeAll(() => define());
  afterEach(async () => {
    document.body.replaceChildren();
    await macrotask();
    mounted.handles.length = 0;
    mounted.failure = null;
    mounted.onOpened = () => {};
    opened.length = 0;
    vi.clearAllMocks();
  });
  return {
    mounted,
    opened,
    lastHandle: (): CashierHandle => {
      const handle = mounted.handles.at(-1);
      if (!handle) throw new Error('Not mounted');
      return handle;
    },
    untilMounted: (count = 1) => vi.waitFor(() => expect(mounted.handles).toHaveLength(count)),
  };
}
