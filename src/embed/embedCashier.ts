import type { ParentDataInput } from '../host/parentData';
import type { MessageOf, MessageType, OutgoingMessage } from '../host/protocol';
import { attempt } from '../lib/attempt';
import { createFrame } from './createFrame';
import { createGivenData, type EmbedChanges } from './createGivenData';
import { createListeners } from './createListeners';
import { createWaiting, type EmbedTexts } from './createWaiting';
import { decideHold, type EmbedHolds } from './decideHold';
import { EmbedError } from './EmbedError';
import { readAddress } from './readAddress';
import { readMessage } from './readMessage';

export interface EmbedOptions {
  /** Address of the page that holds `<cashier-widget>`. */
  src: string;
  /** The player's data, handed over when the page asks for it; a function is called each time. */
  data: Partial<ParentDataInput> | (() => Partial<ParentDataInput>);
  /** Accessible name of the frame; 'Cashier' by default. */
  title?: string;
  /** When the frame loads: at once (default), or when it gets near the screen. */
  loading?: 'eager' | 'lazy';
  /**
   * 'content' (default): as high as the cashier, but no higher than the window. 'container': as high as the
   * container.
   */
  height?: 'content' | 'container';
  /** How long the page may take to say Loaded, in ms; 15 s by default. */
  timeoutMs?: number;
  /** What is shown while the page loads, and when it did not. */
  texts?: Partial<EmbedTexts>;
  /** Steps that wait for the host's answer; the player reads the reason of a refusal. */
  holds?: EmbedHolds;
  /** Called with every message of the cashier. */
  onMessage?(message: OutgoingMessage): void;
  /** The page did not answer: the player sees a reason and a Retry. */
  onLoadError?(error: EmbedError): void;
}

/** A cashier in a frame of the host's page. */
export interface EmbeddedCashier {
  /** The frame. */
  readonly element: HTMLIFrameElement;
  /** Calls `handler` with each message of one type (docs/reference.md); returns a function that ends it. */
  on<T extends MessageType>(type: T, handler: (message: MessageOf<T>) => void): () => void;
  /** Changes the parent data without a reload. */
  update(changes: EmbedChanges): void;
  /** Goes to the previous page, or runs the close flow on the first one. */
  back(): void;
  /** Runs the close flow, as the close button does: the host hears `onClose`. */
  close(): void;
  /** Removes the frame and frees everything; calls made afterwards do nothing. */
  destroy(): void;
}

const TIMEOUT_MS = 15_000;
const MIN_HEIGHT_PX = 480;
/** Set on the container, so that another copy of this module also finds the cashier that is there. */
const EMBEDDED: unique symbol = Symbol.for('cashier-widget.embedded');

/** Such a page could take its own sandbox off. */
let isOwnOriginSaid = false;

type Container = Element & { [EMBEDDED]?: EmbeddedCashier };

/**
 * Puts the cashier into a container, in a frame with as few permissions as it needs. Only messages from that frame at
 * the origin of `src` count, and the player's data goes to that origin only.
 *
 * @throws EmbedError where the container or the address cannot be used.
 */
export function embedCashier(container: Element | null, options: EmbedOptions): EmbeddedCashier {
  const window = container?.ownerDocument?.defaultView;
  if (!container || !window)
    throw new EmbedError('bad-container', 'embedCashier: the container is no element of a page');
  const place: Container = container;
  const { document } = window;
  const { title = 'Cashier', loading = 'eager', timeoutMs = TIMEOUT_MS, holds = {}, height, texts } = options;
  const { href, origin } = readAddress(options.src, document.baseURI);
  // Not its address: a page in a sandbox or from `srcdoc` has another origin than that.
  if (origin === window.origin && !isOwnOriginSaid) {
    isOwnOriginSaid = true;
    console.warn('embedCashier: a frame of your own origin is no protection');
  }
  if (place[EMBEDDED]) {
    console.warn('embedCashier: takes the place of the cashier before');
    place[EMBEDDED].destroy();
  }

  const frame = createFrame(document, { title, loading });
  const box = document.createElement('div');
  box.style.position = 'relative';
  const listeners = createListeners(options.onMessage);
  const given = createGivenData(options);
  const ended = new AbortController();
  const untilEnd = { signal: ended.signal };
  /** The window of the page that has the data; the frame's is another one after the host has moved it. */
  let answered: Window | null = null;
  /** The window whose page has been answered before its load event. */
  let early: Window | null = null;
  /** The page in the frame has loaded and said nothing yet. */
  let isAwaited = false;
  let contentPx = MIN_HEIGHT_PX;

  const isNear = () => {
    const { top, bottom } = frame.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };

  const waiting = createWaiting({
    box,
    window,
    timeoutMs,
    texts,
    isDue: () => frame.isConnected && (loading === 'eager' || isNear()),
    onRetry: load,
    onLate: () =>
      options.onLoadError?.(new EmbedError('not-loaded', `${origin} did not answer within ${timeoutMs} ms`)),
  });

  function load(): void {
    answered = early = null;
    waiting.start();
    // Inserted anew, as setting the same address with a fragment would only scroll the page that failed to load.
    frame.remove();
    frame.src = href;
    box.prepend(frame);
  }

  const send = (type: string, payload: unknown) =>
    frame.contentWindow?.postMessage(JSON.stringify({ type, payload }), origin);

  function post(type: string, payload?: unknown): void {
    if (answered && answered === frame.contentWindow) send(type, payload);
    // A page that has not loaded can neither go back nor close itself.
    else if (!payload && frame.isConnected) listeners.tell({ messageType: 'onClose' });
  }

  const resize = () => {
    const fittingPx = Math.max(MIN_HEIGHT_PX, Math.min(contentPx, window.innerHeight));
    box.style.height = height === 'container' ? '100%' : `${fittingPx}px`;
  };

  /**
   * Loaded comes again if an answer was late, and after the page was reloaded. If `data` throws or cannot be sent,
   * that is no answer: the page asks again, and in the end the player gets a Retry.
   */
  function answer(): void {
    send('loaded', {
      ...given.read(),
      hostHolds: Object.keys(holds).filter(step => holds[step as keyof EmbedHolds]),
    });
    answered = frame.contentWindow;
    if (!isAwaited) early = answered;
    isAwaited = false;
    waiting.end();
  }

  /** What comes after another page, as the frame was moved or loaded anew, may be the browser's page of an error. */
  function handleLoad(): void {
    isAwaited = early !== frame.contentWindow;
    early = null;
    if (!isAwaited || !answered) return;
    answered = null;
    waiting.start();
  }

  function handleMessage(event: MessageEvent): void {
    if (!event.source || event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = readMessage(event.data);
    if (!message) return;
    if (message.messageType === 'Loaded') attempt(answer);
    else if (message.messageType === 'onHold') decideHold(holds, message, facts => post('answer', facts));
    else if (message.messageType === 'onResize' && Number.isFinite(message.height)) {
      contentPx = message.height;
      resize();
    }
    listeners.tell(message);
  }

  function destroy(): void {
    if (ended.signal.aborted) return;
    ended.abort();
    waiting.end();
    answered = null;
    box.remove();
    delete place[EMBEDDED];
  }

  window.addEventListener('message', handleMessage, untilEnd);
  window.addEventListener('resize', resize, untilEnd);
  frame.addEventListener('load', handleLoad, untilEnd);
  resize();
  load();
  place.append(box);
  const handle: EmbeddedCashier = {
    element: frame,
    on: listeners.on,
    update: changes => post('loaded', given.change(changes)),
    back: () => post('back'),
    close: () => post('close'),
    destroy,
  };
  place[EMBEDDED] = handle;
  return handle;
}
