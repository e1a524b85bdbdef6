import type { MessageOf, MessageType, OutgoingMessage } from '../host/protocol';
import { attempt } from '../lib/attempt';

type Listener = (message: OutgoingMessage) => void;

/** Handlers by message type. One that throws does not keep the others from being called. */
export interface Listeners {
  on<T extends MessageType>(type: T, handler: (message: MessageOf<T>) => void): () => void;
  tell(message: OutgoingMessage): void;
}

export function createListeners(onMessage: Listener | undefined): Listeners {
  const byType = new Map<MessageType, Set<Listener>>();

  return {
    on: (type, handler) => {
      const heard = byType.get(type) ?? new Set();
      byType.set(type, heard.add(handler as Listener));
      return () => {
        heard.delete(handler as Listener);
      };
    },
    tell: message => {
      for (const listener of [...(byType.get(message.messageType) ?? [])]) attempt(() => listener(message));
      attempt(() => onMessage?.(message));
    },
  };
}
