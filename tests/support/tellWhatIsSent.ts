import type { Page } from 'playwright/test';

/** Something that left the page. `body`: as text; headers in lower case. */
export type Sent =
  | { kind: 'request'; url: string; method: string; headers: Record<string, string>; body: string }
  | { kind: 'socket'; url: string }
  | { kind: 'frame'; body: string };

/** Has the page's own fetch and WebSocket tell what they send, for a driver that does not. */
export async function tellWhatIsSent(page: Page, onSent: (sent: Sent) => void): Promise<void> {
  await page.exposeFunction('tellSent', onSent);
  await page.addInitScript(() => {
    const tell = (sent: Sent): void => {
      const { tellSent } = window as typeof window & { tellSent?: (sent: Sent) => void };
      tellSent?.(sent);
    };
    const { fetch, WebSocket } = window;
    window.fetch = (input, init) => {
      const answer = fetch(input, init);
      const { url, method, headers } = new Request(input, init);
      const body = typeof init?.body === 'string' ? init.body : '';
      tell({ kind: 'request', url, method, headers: Object.fromEntries(headers), body });
      return answer;
    };
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (data) {
      if (typeof data === 'string') tell({ kind: 'frame', body: data });
      send.call(this, data);
    };
    window.WebSocket = new Proxy(WebSocket, {
      construct(target, args, newTarget) {
        const socket: WebSocket = Reflect.construct(target, args, newTarget);
        tell({ kind: 'socket', url: socket.url });
        return socket;
      },
    });
  });
}
