import { attempt } from '../lib/attempt';
import { isRecord } from '../lib/isRecord';
import { plainCopy } from '../lib/plainCopy';
import { readRecord } from '../lib/readRecord';
import { INCORRECT_HOST_DATA, WEB_VIEW_PROPERTY_MISSING } from '../spec/messages';
import { WEB_VIEW_POLL_MS, WEB_VIEW_TIMEOUT_MS } from '../spec/timers';
import type { CashierCommands } from './CashierCommands';
import { createQuestions } from './createQuestions';
import { dispatchIncoming } from './dispatchIncoming';
import type { HostAdapter, HostListener } from './HostAdapter';
import { findNativePost, nativeNames, readPath } from './nativeBridge';
import type { CashierConfig, HostUser } from './parentData';
import { type OutgoingMessage, readIncoming } from './protocol';
import { withGetters } from './withGetters';

interface NativeHostOptions {
  window: Window;
  version: string;
  config: CashierConfig;
  listener: HostListener;
}

/** The widget in a native app's web view: user data on `window`, messages by the app's bridge (HOST-09). */
export function createNativeHost({ window, version, config, listener }: NativeHostOptions): HostAdapter {
  const names = nativeNames(config);
  const questions = createQuestions(deliver);
  const commands: CashierCommands = {
    back: () => listener.onBack(),
    close: () => listener.onClose(),
    answer: questions.answer,
  };
  const hasApp = () => findNativePost(window, names) !== null;
  let timer: number | undefined;

  /** Returns whether an app has taken the message. */
  function deliver(message: OutgoingMessage): boolean {
    const post = findNativePost(window, names);
    if (post) return attempt(() => post(JSON.stringify(message)));
    if (message.messageType === 'Loaded' && window.parent !== window)
      window.parent.postMessage(JSON.stringify(message), '*');
    return false;
  }

  /** An app's own call may name no window. A page of a file says `null` in its messages, and not on its location. */
  const isOwn = ({ source, origin }: MessageEvent): boolean =>
    source === window || (source === null && (origin === '' || origin === window.location.origin));

  function handleMessage(event: MessageEvent): void {
    if (!isOwn(event)) return;
    const message = readIncoming(event.data);
    if (message && message.type !== 'loaded') dispatchIncoming(message, listener, questions);
  }

  const userData = () => readPath(window, names.userData) ?? null;

  /** Rejects if the app puts no data on the window in time. */
  const untilGiven = (): Promise<void> =>
    new Promise((resolve, reject) => {
      // Not the time of day: a phone may set its clock while it starts.
      const startedAt = performance.now();
      const poll = () => {
        const isGiven = userData() !== null;
        if (!isGiven && performance.now() - startedAt < WEB_VIEW_TIMEOUT_MS) return;
        window.clearInterval(timer);
        if (isGiven) return resolve();
        // The bridge of React Native, and of many apps, is in every page and frame that the app shows.
        console.warn(
          `<cashier-widget>: no \`${names.userData}\`. If this page is not the app's own, set \`mode\` to "element" or "iframe"`,
        );
        reject(new Error(WEB_VIEW_PROPERTY_MISSING));
      };
      timer = window.setInterval(poll, WEB_VIEW_POLL_MS);
      poll();
    });

  return {
    start: async () => {
      // On its way down, too: React Native's web view on Android posts to the document, from where it does not rise.
      window.addEventListener('message', handleMessage, true);
      Reflect.set(window, names.commands, commands);
      const announce = () => deliver({ messageType: 'Loaded', version });
      const hadApp = hasApp();
      announce();
      await untilGiven();
      const given = readRecord(userData());
      // A bridge that came with the data has not heard it.
      if (!hadApp && hasApp()) announce();
      const copy = plainCopy(given);
      if (isRecord(copy)) return takeGetters(copy, given?.user as HostUser);
      listener.onProblem(INCORRECT_HOST_DATA);
      return null;
    },
    send: message => {
      if (message.messageType !== 'Loaded') deliver(message);
    },
    ask: questions.ask,
    hasApp,
    dispose: () => {
      window.clearInterval(timer);
      window.removeEventListener('message', handleMessage, true);
      if (readPath(window, names.commands) === commands) Reflect.deleteProperty(window, names.commands);
    },
  };
}

/** One that throws is reported to the page, and the data is used without it. */
function takeGetters(copy: Record<string, unknown>, model: HostUser): Record<string, unknown> {
  attempt(() => {
    if (isRecord(copy.user)) copy.user = withGetters(copy.user, model);
  });
  return copy;
}
