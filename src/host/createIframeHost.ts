import { isRecord } from '../lib/isRecord';
import { plainCopy } from '../lib/plainCopy';
import { readRecord } from '../lib/readRecord';
import { readUrl } from '../lib/readUrl';
import { INCORRECT_HOST_DATA } from '../spec/messages';
import { HANDSHAKE_TIMEOUT_MS, LOADED_REPEAT_MS } from '../spec/timers';
import { createQuestions } from './createQuestions';
import { dispatchIncoming } from './dispatchIncoming';
import type { HostAdapter, HostListener } from './HostAdapter';
import { type OutgoingMessage, PUBLIC_MESSAGES, readIncoming } from './protocol';

/** Of an address that is given with a slash or a path; else the text itself, such as 'null'. */
function originOf(address: string): string {
  const origin = readUrl(address)?.origin ?? 'null';
  return origin === 'null' ? address : origin;
}

/** A page that answers a message does so at once; what it says again later, it means. */
const REPEAT_MS = 1000;

const asText = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

interface IframeHostOptions {
  window: Window;
  version: string;
  /** Origins whose messages count; if empty, every origin of the embedding window. */
  allowedOrigins: readonly string[];
  listener: HostListener;
  /** The messages that the window received before this adapter was loaded, from any sender. */
  early: readonly MessageEvent[];
}

/** The widget framed by its host: postMessage with the embedding window (HOST-07, HOST-08, HOST-10). */
export function createIframeHost({
  window,
  version,
  allowedOrigins,
  listener,
  early,
}: IframeHostOptions): HostAdapter {
  const host = window.parent;
  const origins = allowedOrigins.map(originOf);
  const timers = new Set<number>();
  const waiting: OutgoingMessage[] = [];
  let hostOrigin: string | null = null;
  let isRefusalSaid = false;
  /** The payload of the latest 'loaded', as JSON. */
  let lastLoaded = '';
  let lastLoadedAt = 0;
  let answer: ((data: Record<string, unknown> | null) => void) | null = null;
  const questions = createQuestions(message => {
    if (hostOrigin === null || hostOrigin === 'null') return false;
    post(message, hostOrigin);
    return true;
  });

  const post = (message: OutgoingMessage, origin: string) =>
    host.postMessage(JSON.stringify(message), origin);

  function deliver(message: OutgoingMessage): void {
    if (hostOrigin === null) {
      if (message.messageType === 'Loaded') post(message, '*');
      else waiting.push(message);
    } else if (hostOrigin !== 'null') post(message, hostOrigin);
    else if (PUBLIC_MESSAGES.has(message.messageType)) post(message, '*');
  }

  function handleMessage(event: MessageEvent): void {
    if (event.source !== host) return;
    const isRefused = origins.length > 0 && !origins.includes(event.origin);
    if (isRefused && isRefusalSaid) return;
    const message = readIncoming(event.data);
    if (!message) return;
    if (isRefused) {
      // A slip in the list would otherwise be 15 s of a skeleton, and then defaults.
      isRefusalSaid = true;
      console.warn(`<cashier-widget>: \`hostOrigins\` does not name ${event.origin}: it is not heard`);
      return;
    }
    if (hostOrigin === null) {
      hostOrigin = event.origin;
      for (const held of waiting.splice(0)) deliver(held);
    } else if (event.origin !== hostOrigin) return;
    if (message.type === 'loaded') handleLoaded(message.payload);
    else dispatchIncoming(message, listener, questions);
  }

  function handleLoaded(payload: unknown): void {
    const copy = plainCopy(readRecord(payload));
    const data = isRecord(copy) ? copy : null;
    // A page that answers every message with the same one, though it is wrong, would be answered for ever.
    const text = asText(data);
    const now = performance.now();
    if (text === lastLoaded && now - lastLoadedAt < REPEAT_MS) return;
    lastLoaded = text;
    lastLoadedAt = now;
    if (!data) listener.onProblem(INCORRECT_HOST_DATA);
    if (answer) settle(data);
    else if (data) listener.onLateData(data);
  }

  function settle(data: Record<string, unknown> | null): void {
    for (const timer of timers) window.clearTimeout(timer);
    answer?.(data);
    answer = null;
  }

  const later = (run: () => void, delayMs: number) => timers.add(window.setTimeout(run, delayMs));

  return {
    start: () =>
      new Promise(resolve => {
        answer = resolve;
        window.addEventListener('message', handleMessage);
        const announce = () => deliver({ messageType: 'Loaded', version });
        announce();
        for (const delayMs of LOADED_REPEAT_MS) later(announce, delayMs);
        later(() => {
          listener.onProblem(INCORRECT_HOST_DATA);
          settle(null);
        }, HANDSHAKE_TIMEOUT_MS);
        early.forEach(handleMessage);
      }),
    send: message => {
      if (message.messageType !== 'Loaded') deliver(message);
    },
    ask: questions.ask,
    dispose: () => {
      window.removeEventListener('message', handleMessage);
      for (const timer of timers) window.clearTimeout(timer);
    },
  };
}
