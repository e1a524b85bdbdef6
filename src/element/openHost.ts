import type { HostMode } from '../host/chooseMode';
import type { HostAdapter, HostListener } from '../host/HostAdapter';
import type { ParentData } from '../host/parentData';

export interface OpenHostOptions {
  mode: HostMode;
  window: Window;
  version: string;
  parent: ParentData;
  listener: HostListener;
}

/** In element mode and standalone there are only DOM events. */
const silentHost: HostAdapter = { start: async () => null, send: () => {}, dispose: () => {} };

/** The adapter of a mode. Those for a frame and for a native app are loaded only there. */
export async function openHost({
  mode,
  window,
  version,
  parent,
  listener,
}: OpenHostOptions): Promise<HostAdapter> {
  if (mode === 'iframe') {
    // A host may send messages as soon as the frame has loaded, without waiting for 'Loaded': those that come
    // before the adapter's code are kept for it.
    const early: MessageEvent[] = [];
    const hear = (event: MessageEvent) => void early.push(event);
    window.addEventListener('message', hear);
    const { createIframeHost } = await import('../host/createIframeHost').finally(() =>
      window.removeEventListener('message', hear),
    );
    return createIframeHost({ window, version, allowedOrigins: parent.hostOrigins, listener, early });
  }
  if (mode === 'native') {
    const { createNativeHost } = await import('../host/createNativeHost');
    return createNativeHost({ window, version, config: parent.config, listener });
  }
  return silentHost;
}
