import { SOCKET_PATH } from '../spec/defaults';
import { socketHandshake } from './socketHandshake';
import type { TransportSettings } from './Transport';

/** A WebSocket that opens while the code of socket.io is still loading: saves one round trip before the list. */
export interface EarlySocket {
  /**
   * Returns the socket, once, if it was opened to exactly this address; events received so far are replayed
   * after the call.
   */
  take(address: string): WebSocket | null;
  /** Closes it, unless it was taken. */
  close(): void;
}

/** Opens it as socket.io would. `null` if that is refused on the spot: socket.io's own try then reports why. */
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

/** The address with the query in the library's own order and encoding, so that `take` finds the two equal. */
function addressOf(settings: TransportSettings): string {
  const query = { ...socketHandshake(settings), EIO: '4', transport: 'websocket' };
  const address = new URL(`${SOCKET_PATH}/`, settings.host || globalThis.origin);
  address.protocol = address.protocol.replace('http', 'ws');
  address.search = Object.entries(query)
    .map(pair => pair.map(encodeURIComponent).join('='))
    .join('&');
  return address.href;
}
