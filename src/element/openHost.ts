import type { HostMode } from '../host/chooseMode';
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

/** The adapter of a mode; those of a frame and of a native app are loaded only there. */
export async function openHost({
  mode,
  window,
  version,
  parent,
  listener,
}: OpenHostOptions): Promise<HostAdapter> {
  if (mode === 'iframe') {
    // A host may speak when the frame has loaded, without waiting for 'Loaded': sooner than the adapter has.
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
