import { WebSocket } from 'socket.io-client';
import type { EarlySocket } from './openEarlySocket';

/** socket.io's own WebSocket transport, whose first connection takes over the early socket. */
export const earlyTransport = (early: EarlySocket): typeof WebSocket =>
  class extends WebSocket {
    override createSocket(...[address, ...others]: Parameters<WebSocket['createSocket']>): unknown {
      return early.take(address) ?? super.createSocket(address, ...others);
    }
  };
