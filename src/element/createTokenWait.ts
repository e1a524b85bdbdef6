import type { Transport } from '../transport/Transport';

/** How long the first request waits at most for a page that is still being parsed. */
const PAGE_MS = 300;
/**
 * How long a call that was refused for lack of a token waits here for one. The client then waits for two more
 * seconds.
 */
const TOKEN_MS = 3_000;

interface TokenWaitOptions {
  document: Document;
  /** What a call would be sent with now. */
  token(): string;
}

/** For an element that stands in the page before the host's script has set the token. */
export interface TokenWait {
  /** Waits for the page's own modules, which run after its HTML is parsed: what they set belongs to the start. */
  untilPageIsRead(): Promise<void>;
  /** Repeats a call that was sent without a token and refused for it, as soon as there is one. */
  wrap(transport: Transport): Transport;
  /** Must be called when something was set on the element. */
  check(): void;
  dispose(): void;
}

export function createTokenWait({ document, token }: TokenWaitOptions): TokenWait {
  let settle!: () => void;
  const settled = new Promise<void>(resolve => {
    settle = resolve;
  });
  const timer = setTimeout(settle, TOKEN_MS);
  return {
    untilPageIsRead: async () => {
      const { readyState, defaultView } = document;
      // `readyState` is the same before and after DOMContentLoaded, while pictures are loading. The deprecated `timing`
      // is in every engine, and shorter than a search of the entries that came after it.
      if (readyState === 'complete' || defaultView?.performance.timing?.domContentLoadedEventStart) return;
      let pageTimer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<unknown>(resolve => {
        pageTimer = setTimeout(resolve, PAGE_MS);
        document.addEventListener('DOMContentLoaded', resolve, { once: true });
        settled.then(resolve);
      });
      clearTimeout(pageTimer);
    },
    wrap: transport => ({
      ...transport,
      request: async request => {
        const had = token();
        try {
          return await transport.request(request);
        } catch (error) {
          if (had || (error as { status?: unknown }).status !== 401) throw error;
          await settled;
          if (!token()) throw error;
          return transport.request(request);
        }
      },
    }),
    check: () => {
      if (token()) settle();
    },
    dispose: () => {
      clearTimeout(timer);
      settle();
    },
  };
}
