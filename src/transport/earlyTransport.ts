import { WebSocket } from 'socket.io-client';
import type { EarlySocket } from './openEarlySocket';

/** socket.io's own way over a WebSocket; its first connection goes on with the one that is open or opening already. */
export const earlyTransport = (early: EarlySocket): typeof WebSocket =>
  class extends WebSocket {
    override createSocket(...[address, ...others]: Parameters<WebSocket['createSocket']>): unknown {
      return early.take(address) ?? super.createSocket(address, ...others);
    }
  };
