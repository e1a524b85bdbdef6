import type { HostAdapter } from '../host/HostAdapter';
import type { OutgoingMessage } from '../host/protocol';
import { emitMessage } from './emitMessage';

/** More than a start can say; nobody may ever listen. */
const MOST_UNHEARD = 50;

type Listener = (message: OutgoingMessage) => void;

/** What one widget says: as events at once, to its host and to the app as soon as they are there. */
export interface Outbox {
  send(message: OutgoingMessage): void;
  /** Hears every message, and those from before anybody listened. */
  onMessage(listener: Listener): () => void;
  /** The way to the host is there. */
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
        // The app has gone: what it has heard is not told to the next one again.
        if (listeners.size === 0) unheard.length = 0;
      };
    },
    connect: opened => {
      host = opened;
      for (const message of held.splice(0)) host.send(message);
    },
  };
}
