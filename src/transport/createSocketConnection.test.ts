import { EventEmitter } from 'node:events';
import type { Socket } from 'socket.io-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleSettings, spyObserver } from '../../tests/support/unit/transportSamples';
import { createSocketConnection } from './createSocketConnection';

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000);
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

/** A connection whose tries end as `connect` says, and the times of these. */
function open(connect: (socket: Socket) => void) {
  const tries: number[] = [];
  const closed = new AbortController();
  const startedAt = Date.now();
  const socket: Socket = Object.assign(Object.create(EventEmitter.prototype), {
    connected: false,
    io: { opts: {}, engine: { readyState: 'opening', once: () => {} } },
    disconnect: vi.fn(),
    connect() {
      tries.push(Date.now() - startedAt);
      queueMicrotask(() => connect(socket));
    },
  });
  const observer = spyObserver();
  const outcome = createSocketConnection({
    socket,
    settings: sampleSettings(),
    observer,
    signal: closed.signal,
    onReconnect: () => {},
  })().catch((error: { kind: string }) => error.kind);
  return { outcome, tries, closed, observer, socket };
}

it('[API-03] the first try is made at once, the others 1, 2 and 4 s after the one before has failed', async () => {
  const { outcome, tries } = open(socket => socket.emit('connect_error', new Error('websocket error')));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toBe('network');
  expect(tries).toEqual([0, 1000, 3000, 7000]);
});

it('[API-03] [ERR-02] a try that hangs is given up after 20 s, and all of them after 22 s', async () => {
  const { outcome, tries } = open(() => {});
  const settled = vi.fn();
  void outcome.then(settled);
  await vi.advanceTimersByTimeAsync(21_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('network');
  expect(tries).toEqual([0, 21_000]);
});

it('[HOST-05] [API-03] closed in the midst of a try it tells of no other', async () => {
  const { outcome, tries, closed, observer } = open(() => {});
  await vi.advanceTimersByTimeAsync(100);
  closed.abort();
  expect(await outcome).toBe('aborted');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tries).toHaveLength(1);
  expect(observer.onSocketReconnectAttempt).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('[API-03] [HOST-05] a try that has failed is closed, and nothing of it listens on', async () => {
  const { outcome, tries, socket } = open(() => {});
  await vi.advanceTimersByTimeAsync(22_000);
  await outcome;
  expect(socket.disconnect).toHaveBeenCalledTimes(tries.length);
  for (const event of ['connect', 'connect_error', 'disconnect'])
    expect(socket.listeners(event)).toHaveLength(0);
});
