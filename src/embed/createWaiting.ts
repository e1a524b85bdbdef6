import { showNotice } from './showNotice';

/** What is shown in place of the cashier; English by default. */
export interface EmbedTexts {
  /** While the page loads. */
  loading: string;
  /** When it did not load. */
  failed: string;
  /** The button that loads it again. */
  retry: string;
}

const TEXTS: EmbedTexts = {
  loading: 'Loading the cashier…',
  // Must be true at the start as well as in the middle of a payment.
  failed:
    'The cashier could not be loaded. Check your connection and try again. A payment already made is not affected.',
  retry: 'Try again',
};

interface WaitingOptions {
  box: HTMLElement;
  window: Window;
  timeoutMs: number;
  texts: Partial<EmbedTexts> | undefined;
  /** Whether the page should have answered by now: one that is not on the screen yet may take its time. */
  isDue(): boolean;
  onRetry(): void;
  onLate(): void;
}

/** What the player sees until the page has answered, and if it did not. */
export interface Waiting {
  start(): void;
  end(): void;
}

export function createWaiting({
  box,
  window,
  timeoutMs,
  texts,
  isDue,
  onRetry,
  onLate,
}: WaitingOptions): Waiting {
  const { loading, failed, retry } = { ...TEXTS, ...texts };
  let timer: number | undefined;
  let removeNotice = () => {};

  function end(): void {
    window.clearTimeout(timer);
    removeNotice();
  }

  function wait(): void {
    timer = window.setTimeout(() => {
      if (!isDue()) {
        wait();
        return;
      }
      end();
      removeNotice = showNotice(box, { text: failed, retry, onRetry });
      onLate();
    }, timeoutMs);
  }

  return {
    start: () => {
      end();
      removeNotice = showNotice(box, { text: loading });
      wait();
    },
    end,
  };
}
