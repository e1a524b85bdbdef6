// @vitest-environment node
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleSettings, spyObserver } from '../../tests/support/unit/transportSamples';
import { createSocketTransport } from './createSocketTransport';
import type { Transport } from './Transport';

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const text = (payload: string) => Buffer.concat([Buffer.from([0x81, payload.length]), Buffer.from(payload)]);
const CLOSE = Buffer.from([0x88, 0x00]);
const ENGINE_OPEN = text('0{"sid":"s","upgrades":[],"pingInterval":25000,"pingTimeout":20000}');

let server: Server | undefined;
let transport: Transport | undefined;
const sockets: Duplex[] = [];

/** A server that speaks the WebSocket's first words and then does as it is told. */
async function serve(behave: (socket: Duplex) => void): Promise<string> {
  server = createServer();
  server.on('upgrade', (request, socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    const key = createHash('sha1').update(`${request.headers['sec-websocket-key']}${MAGIC}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
    );
    behave(socket);
  });
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function ask(host: string) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    shouldAdvanceTime: true,
  });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const observer = spyObserver();
  transport = createSocketTransport({
    settings: sampleSettings({ host, token: () => '' }),
    observer,
    early: null,
  });
  const startedAt = Date.now();
  const failed = vi.fn();
  transport
    .request({ path: 'methods-payment-v3', method: 'POST', retryOn: 'network' })
    .catch((error: { kind: string }) => failed(error.kind, Date.now() - startedAt));
  /** Time passes in steps in which the connection can do its own work. */
  const pass = async (milliseconds: number) => {
    const end = Date.now() + milliseconds;
    while (Date.now() < end && failed.mock.calls.length === 0) {
      await vi.advanceTimersByTimeAsync(100);
      await new Promise(resolve => setImmediate(resolve));
    }
  };
  return { failed, pass, observer };
}

afterEach(async () => {
  transport?.close();
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise<void>(resolve => (server ? server.close(() => resolve()) : resolve()));
  server = undefined;
});

describe('a connection that never comes', () => {
  it.each([
    ['closes cleanly before the handshake', (socket: Duplex) => socket.end(CLOSE)],
    [
      'closes after its half of the handshake',
      (socket: Duplex) => socket.end(Buffer.concat([ENGINE_OPEN, CLOSE])),
    ],
    ['breaks off', (socket: Duplex) => socket.destroy()],
  ])(
    '[API-03] [ERR-02] a server that %s fails each try at once: 3 tries again, a network error within 12 s',
    async (_, behave) => {
      const { failed, pass, observer } = ask(await serve(behave));
      await pass(12_000);
      expect(failed).toHaveBeenCalledExactlyOnceWith('network', expect.any(Number));
      expect(observer.onSocketReconnectAttempt.mock.calls).toEqual([[1], [2], [3]]);
      expect(observer.onRetry).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['nothing', () => {}],
    ['half of the handshake', (socket: Duplex) => void socket.write(ENGINE_OPEN)],
  ])(
    '[API-03] [API-05] [ERR-02] a server that says %s and no more is a network error well before 30 s',
    async (_, behave) => {
      const { failed, pass, observer } = ask(await serve(behave));
      await pass(19_000);
      expect(failed).not.toHaveBeenCalled();
      expect(observer.onSocketReconnectAttempt).not.toHaveBeenCalled();
      await pass(6_000);
      expect(failed).toHaveBeenCalledExactlyOnceWith('network', expect.any(Number));
      expect(observer.onSocketReconnectAttempt).toHaveBeenCalled();
    },
  );
});
