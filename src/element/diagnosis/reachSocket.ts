import { SOCKET_PATH } from '../../spec/defaults';

const LIMIT_MS = 5000;

/** Whether a WebSocket to the banking server opens. It is closed at once, and carries no token. */
export function reachSocket(
  view: Window & typeof globalThis,
  host: string,
): Promise<{ isReachable: boolean }> {
  return new Promise(resolve => {
    try {
      const address = new URL(`${SOCKET_PATH}/?EIO=4&transport=websocket`, host);
      address.protocol = address.protocol === 'http:' ? 'ws:' : 'wss:';
      const socket = new view.WebSocket(address);
      const end = (isReachable: boolean) => {
        view.clearTimeout(timer);
        socket.close();
        resolve({ isReachable });
      };
      const timer = view.setTimeout(() => end(false), LIMIT_MS);
      socket.addEventListener('open', () => end(true));
      socket.addEventListener('error', () => end(false));
    } catch {
      resolve({ isReachable: false });
    }
  });
}
