import type { HostAdapter } from '../host/HostAdapter';
import type { OutgoingMessage } from '../host/protocol';
import { emitMessage } from './emitMessage';

/** More messages than a start sends. There is a limit because nobody may ever listen. */
const MOST_UNHEARD = 50;

type Listener = (message: OutgoingMessage) => void;

/** Sends one widget's messages: as events at once, to its host and the app as soon as they are there. */
interface Outbox {
  send(message: OutgoingMessage): void;
  /** Calls the listener with every message, and first with those sent before anybody listened. */
  onMessage(listener: Listener): () => void;
  /** Sends the host what was held back for it, and from now on every message. */
  connect(host: HostAdapter): void;
}

export function createOutbox(element: HTMLElement): Outbox {
  const listeners = new Set<Listener>();
  const unheard: OutgoingMessage[] = [];
  const held: OutgoingMessage[] = [];
  let host: HostAdapter | null = null;
  return {
    send: message => {
      emitMessage(element, message);
      for (const listener of listeners) listener(message);
      if (listeners.size === 0 && unheard.length < MOST_UNHEARD) unheard.push(message);
      if (host) host.send(message);
      else held.push(message);
    },
    onMessage: listener => {
      listeners.add(listener);
      for (const message of unheard) listener(message);
      return () => {
        listeners.delete(listener);
        // The app has gone: the next one must not hear its messages again.
        if (listeners.size === 0) unheard.length = 0;
      };
    },
    connect: opened => {
      host = opened;
      for (const message of held.splice(0)) host.send(message);
    },
  };
}
