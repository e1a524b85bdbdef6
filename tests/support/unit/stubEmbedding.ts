import { vi } from 'vitest';

export const EMBEDDING_ORIGIN = 'https://host.test';

/** The window that embeds the widget's page. `onLoaded` is called when the widget says that it is there. */
export function stubEmbedding(onLoaded: () => void) {
  // happy-dom's frames have no window: ports are sources of messages as well.
  const { port1: embedding, port2: stranger } = new MessageChannel();
  vi.spyOn(embedding, 'postMessage').mockImplementation((message: unknown) => {
    if (String(message).includes('"Loaded"')) onLoaded();
  });
  vi.stubGlobal('parent', embedding);
  return {
    stranger,
    say: (data: unknown, origin = EMBEDDING_ORIGIN, source: MessageEventSource = embedding) =>
      void window.dispatchEvent(new MessageEvent('message', { data, origin, source })),
  };
}
