import { afterEach, beforeEach, vi } from 'vitest';
import { type EmbeddedCashier, type EmbedOptions, embedCashier } from '../../../src/embed/embedCashier';

export const SRC = 'https://cashier.test/frame.html';
export const ORIGIN = 'https://cashier.test';
export const DATA = { token: 'canary-token', user: { currency: 'MXN' } };
/** What is said beside the data by a host that holds no step. */
export const NOTHING_HELD = { hostHolds: [] };

export interface Post {
  message: { type: string; payload?: unknown };
  origin: string;
}

/** A container on a page, empty before each test, on the test's own time. */
export function setUpEmbedding() {
  const made: EmbeddedCashier[] = [];
  const container = document.createElement('div');
  /** Told the address of each load of a frame. */
  const loads = vi.fn<(src: string) => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    // No network: the frame's page is played by the test, and its address is never really set.
    vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(loads);
    document.body.append(container);
  });

  afterEach(() => {
    for (const cashier of made.splice(0)) cashier.destroy();
    container.replaceChildren();
    container.remove();
    loads.mockClear();
  });

  /** An embedded cashier, with what was posted into its frame. */
  const embed = (options: Partial<EmbedOptions> = {}) => {
    const cashier = embedCashier(container, { src: SRC, data: DATA, ...options });
    made.push(cashier);
    // happy-dom's frames have no window of their own here: a port is a source of messages as well.
    const { port1: framed } = new MessageChannel();
    const posts: Post[] = [];
    vi.spyOn(framed, 'postMessage').mockImplementation((text: unknown, origin: unknown) => {
      posts.push({ message: JSON.parse(String(text)), origin: String(origin) });
    });
    Object.defineProperty(cashier.element, 'contentWindow', { configurable: true, value: framed });
    const say = (data: unknown, origin = ORIGIN, source: MessageEventSource | null = framed) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    const tell = (messageType: string, fields = {}) => say(JSON.stringify({ messageType, ...fields }));
    return { cashier, posts, say, tell };
  };

  return {
    container,
    loads,
    embed,
    notice: () => container.querySelector('[role]'),
    retry: () => container.querySelector('button'),
  };
}
