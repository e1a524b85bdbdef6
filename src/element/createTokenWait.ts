import type { Transport } from '../transport/Transport';

/** Longest wait before the first request, where the page is still being read. */
const PAGE_MS = 300;
/** How long a call that was refused for want of a token waits for one here; the client goes on for two seconds. */
const TOKEN_MS = 3_000;

interface TokenWaitOptions {
  document: Document;
  hasToken(): boolean;
}

/** A host's element that stands in the page before its script has set the token. */
export interface TokenWait {
  /** The page's own modules run after its HTML was read: what they set belongs to the start. */
  untilPageIsRead(): Promise<void>;
  /** Makes a call again that left without a token and was refused for it, as soon as one is there. */
  wrap(transport: Transport): Transport;
  /** Something was set on the element. */
  check(): void;
  dispose(): void;
}

export function createTokenWait({ document, hasToken }: TokenWaitOptions): TokenWait {
  let settle: () => void = () => {};
  const settled = new Promise<void>(resolve => {
    settle = resolve;
  });
  const timer = setTimeout(settle, TOKEN_MS);
  return {
    untilPageIsRead: async () => {
      if (document.readyState === 'complete') return;
      let pageTimer: ReturnType<typeof setTimeout> | undefined;
      const isRead = new Promise(resolve => {
        pageTimer = setTimeout(resolve, PAGE_MS);
        document.addEventListener('DOMContentLoaded', resolve, { once: true });
      });
      await Promise.race([settled, isRead]);
      clearTimeout(pageTimer);
    },
    wrap: transport => ({
      ...transport,
      request: async request => {
        const had = hasToken();
        try {
          return await transport.request(request);
        } catch (error) {
          if (had || (error as { status?: unknown }).status !== 401) throw error;
          await settled;
          if (!hasToken()) throw error;
          return transport.request(request);
        }
      },
    }),
    check: () => {
      if (hasToken()) settle();
    },
    dispose: () => {
      clearTimeout(timer);
      settle();
    },
  };
}
