import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import type { OutgoingMessage } from '../../host/protocol';
import { createMonitor } from './createMonitor';

async function monitor() {
  const { cashier } = await createTestCashier({ parent: { host: 'https://bank.example' } });
  let tell: (message: OutgoingMessage) => void = () => {};
  const { dispose } = createMonitor({
    ...cashier,
    handle: {
      ...cashier.handle,
      onMessage: listener => {
        tell = listener;
        return () => {
          tell = () => {};
        };
      },
    },
  });
  const tellAll = (...messages: OutgoingMessage[]) => {
    for (const message of messages) tell(message);
  };
  return { dispose, tell: tellAll };
}

const timing: OutgoingMessage = { messageType: 'onFullLoaded', milliseconds: 5 };

/** What was posted, oldest first. */
function watchPosts() {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response());
  vi.stubGlobal('fetch', fetch);
  const reports = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
  return { fetch, reports };
}

it.each([
  [
    'throws at once',
    () => {
      throw new Error('blocked');
    },
  ],
  ['answers nothing, as a mock of a host’s test', () => undefined],
  ['is not there, as in Jest’s jsdom', undefined],
])('[RUM-01] [HOST-05] a page’s `fetch` that %s stops no freeing', async (_name, fetch) => {
  const { tell, dispose } = await monitor();
  tell(timing);
  vi.stubGlobal('fetch', fetch);
  expect(() => dispose()).not.toThrow();
});

it('[RUM-01] errors and timings go to the bank in batches, without what they say of the player', async () => {
  const { tell } = await monitor();
  vi.useFakeTimers();
  const { fetch, reports } = watchPosts();
  tell(
    { messageType: 'Error', message: 'Dear Canary', code: 'banking.limit', status: 422, url: '/canary' },
    { messageType: 'Error', message: `no sum: 4111 1111 1111 1111 ${'x'.repeat(400)}` },
    { messageType: 'onInitError', message: 'call +52 55 1234 5678' },
    { messageType: 'Metric', name: 'deposit-create', status: 'fail', paymentMethod: 'canary' },
    { messageType: 'onRoute', path: '/canary' },
  );
  vi.advanceTimersByTime(4999);
  tell(timing, { messageType: 'onRequest', path: 'deposit-create', transport: 'http', milliseconds: 7 });
  expect(fetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    'https://bank.example/cashier/rum',
    expect.objectContaining({
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      credentials: 'omit',
      // It outlives the page that is left.
      keepalive: true,
    }),
  );
  const at = expect.any(Number);
  expect(reports()).toEqual([
    {
      context: {
        version: 'v0.0.0',
        mode: 'element',
        transport: 'socket',
        currency: 'MXN',
        platform: 'desktop',
        widgetViewType: 'main',
      },
      entries: [
        { type: 'Error', at, code: 'banking.limit', status: 422 },
        { type: 'Error', at, message: `no sum: # ${'x'.repeat(400)}`.slice(0, 300) },
        { type: 'onInitError', at, message: 'call +#' },
        { type: 'Metric', at, name: 'deposit-create', status: 'fail' },
        { type: 'onFullLoaded', at, milliseconds: 5 },
        { type: 'onRequest', at, path: 'deposit-create', milliseconds: 7 },
      ],
    },
  ]);
});

it('[RUM-01] [HOST-05] the rest goes with the page and with the widget; nothing is sent twice, and a flood is cut', async () => {
  const { tell, dispose } = await monitor();
  vi.useFakeTimers();
  const { fetch, reports } = watchPosts();
  tell(...Array.from({ length: 60 }, () => timing));
  for (let times = 0; times < 2; times++) window.dispatchEvent(new Event('pagehide'));
  expect(reports()[0].entries).toHaveLength(50);
  vi.advanceTimersByTime(10_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  tell(timing);
  vi.advanceTimersByTime(5000);
  expect(fetch).toHaveBeenCalledTimes(2);
  tell(timing);
  dispose();
  expect(reports().map(({ entries }) => entries.length)).toEqual([50, 1, 1]);
  tell(timing);
  vi.advanceTimersByTime(5000);
  expect(fetch).toHaveBeenCalledTimes(3);
});
