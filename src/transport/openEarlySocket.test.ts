import { describe, expect, it, vi } from 'vitest';
import { openEarlySocket } from './openEarlySocket';
import type { TransportSettings } from './Transport';

const settings: TransportSettings = {
  host: 'https://bank.example/base?x=1',
  token: () => 'secret',
  handshakeToken: () => '',
  xOrigin: 'https://host.example/ä b',
  language: 'en',
  platform: 'desktop',
  platformVersion: 'redesign',
  pwa: false,
  isMobileApp: false,
};
const ADDRESS =
  'wss://bank.example/v4/socket.io/?cashier_type=widget&xorigin=https%3A%2F%2Fhost.example%2F%C3%A4%20b&Language=en&EIO=4&transport=websocket';

class FakeSocket {
  static readonly made: FakeSocket[] = [];
  readonly close = vi.fn();
  onopen?: (event: Event) => void;
  onmessage?: (event: Event) => void;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
}

function open(changes: Partial<TransportSettings> = {}) {
  vi.stubGlobal('WebSocket', FakeSocket);
  const early = openEarlySocket({ ...settings, ...changes });
  const socket = FakeSocket.made.at(-1);
  if (!early || !socket) throw new Error('Not opened');
  return { early, socket };
}

describe('openEarlySocket', () => {
  it('[API-02] opens the address that socket.io would, on the page’s own origin where no host is named', () => {
    expect(open().socket.url).toBe(ADDRESS);
    vi.stubGlobal('origin', 'http://page.example:8080');
    expect(open({ host: '' }).socket.url).toMatch(/^ws:\/\/page\.example:8080\/v4\/socket\.io\/\?/);
  });

  it('[API-02] tells what it has heard, in order, to whoever listens after the call, and is given once', async () => {
    const { early, socket } = open();
    const [opened, greeted] = [new Event('open'), new Event('message')];
    socket.onopen?.(opened);
    socket.onmessage?.(greeted);
    const heard: Event[] = [];
    const taken = early.take(ADDRESS);
    Object.assign(taken ?? {}, {
      onopen: (event: Event) => heard.push(event),
      onmessage: (event: Event) => heard.push(event),
    });
    expect(heard).toEqual([]);
    await Promise.resolve();
    expect(heard).toEqual([opened, greeted]);
    expect(early.take(ADDRESS)).toBeNull();
    early.close();
    expect(socket.close).not.toHaveBeenCalled();
  });

  it('[USER-09] is closed, not given, where another address is wanted by then', () => {
    const { early, socket } = open();
    expect(early.take(ADDRESS.replace('Language=en', 'Language=de'))).toBeNull();
    expect(socket.close).toHaveBeenCalledOnce();
    expect(early.take(ADDRESS)).toBeNull();
  });

  it('[API-03] is none where the browser refuses it on the spot', () => {
    vi.stubGlobal('WebSocket', undefined);
    expect(openEarlySocket(settings)).toBeNull();
    vi.stubGlobal('WebSocket', FakeSocket);
    expect(openEarlySocket({ ...settings, host: 'no address' })).toBeNull();
  });
});
