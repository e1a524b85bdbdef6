import type { HostMode } from '../host/chooseMode';
import { createIframeHost } from '../host/createIframeHost';
import { createNativeHost } from '../host/createNativeHost';
import type { HostAdapter, HostListener } from '../host/HostAdapter';
import type { ParentData } from '../host/parentData';

interface OpenHostOptions {
  mode: HostMode;
  window: Window;
  version: string;
  parent: ParentData;
  listener: HostListener;
}

/** In element mode and standalone the DOM events are the whole conversation. */
const silentHost: HostAdapter = { start: async () => null, send: () => {}, dispose: () => {} };

export function openHost({ mode, window, version, parent, listener }: OpenHostOptions): HostAdapter {
  if (mode === 'iframe') {
    return createIframeHost({ window, version, allowedOrigins: parent.hostOrigins, listener });
  }
  if (mode === 'native') return createNativeHost({ window, version, config: parent.config, listener });
  return silentHost;
}
