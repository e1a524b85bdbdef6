import { socketHandshake } from './socketHandshake';
import type { TransportSettings } from './Transport';

/** A WebSocket that opens while the code of socket.io is still on its way: one round trip less before the list. */
export interface EarlySocket {
  /** The socket, once, where a connection to just this address is wanted. What it has heard is told anew after the call. */
  take(address: string): WebSocket | null;
  /** Closes it, unless it was taken. */
  close(): void;
}

/** As socket.io would open it. `null` where that is refused on the spot: socket.io's own try tells. */
export function openEarlySocket(settings: TransportSettings): EarlySocket | null {
  let socket: WebSocket | null;
  try {
    socket = new WebSocket(addressOf(settings));
  } catch {
    return null;
  }
  const heard: Event[] = [];
  const hear = (event: Event) => heard.push(event);
  Object.assign(socket, { onopen: hear, onmessage: hear, onerror: hear, onclose: hear });

  function close(): void {
    socket?.close();
    socket = null;
  }

  return {
    take: address => {
      const taken = socket;
      if (taken?.url !== new URL(address).href) {
        close();
        return null;
      }
      socket = null;
      queueMicrotask(() => {
        for (const event of heard) Reflect.get(taken, `on${event.type}`)?.(event);
      });
      return taken;
    },
    close,
  };
}

/** With the query in the library's own order and encoding. */
function addressOf(settings: TransportSettings): string {
  const query = { ...socketHandshake(settings), EIO: '4', transport: 'websocket' };
  const address = new URL('/v4/socket.io/', settings.host || globalThis.origin);
  address.protocol = address.protocol.replace('http', 'ws');
  address.search = Object.entries(query)
    .map(pair => pair.map(encodeURIComponent).join('='))
    .join('&');
  return address.href;
}
