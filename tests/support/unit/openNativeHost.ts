import { createNativeHost } from '../../../src/host/createNativeHost';
import type { CashierConfig } from '../../../src/host/parentData';
import { spyListener } from './spyListener';

/** The host of a native app in this window, and what its listener hears. */
export function openNativeHost(config: CashierConfig = {}) {
  const listener = spyListener();
  const host = createNativeHost({ window, version: 'v1.0.446', config, listener });
  const say = (data: unknown, init: MessageEventInit = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, ...init }));
  return { host, listener, say };
}
