import { REQUEST_TIMEOUT } from '../spec/messages';
import { REQUEST_GROUP_TIMEOUT_MS } from '../spec/timers';
import { socketFailure } from './readSocketMessage';
import { abortedError, TransportError } from './TransportError';

/** What was sent. */
interface Sent {
  data: unknown;
  token: string;
}

interface Question extends Sent {
  id: string;
  signal: AbortSignal | undefined;
}

interface Pending extends Sent {
  resolve(answer: unknown): void;
  reject(error: TransportError): void;
}

export interface Answers {
  /** Sends, and resolves with the answer of that id; rejects with a TransportError. */
  ask(question: Question, send: () => void): Promise<unknown>;
  /** Takes a message with an id; one that nobody waits for is dropped. */
  take(id: string, message: Record<string, unknown>): void;
  /** The connection is gone: rejects every open question, as no answer can come any more. */
  fail(error: TransportError): void;
}

/** The questions on one socket that have no answer yet (API-02). */
export function createAnswers(): Answers {
  const pending = new Map<string, Pending>();
  return {
    async ask({ id, data, token, signal }, send) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const abandon = () => pending.get(id)?.reject(abortedError());
      try {
        return await new Promise<unknown>((resolve, reject) => {
          pending.set(id, { data, token, resolve, reject });
          timer = setTimeout(
            () => reject(new TransportError(REQUEST_TIMEOUT, { kind: 'timeout' })),
            REQUEST_GROUP_TIMEOUT_MS,
          );
          signal?.addEventListener('abort', abandon);
          send();
        });
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abandon);
        pending.delete(id);
      }
    },
    take(id, message) {
      const waiting = pending.get(id);
      if (!waiting) return;
      const failure = socketFailure(message, waiting);
      if (failure) waiting.reject(failure);
      else waiting.resolve(message.data);
    },
    fail(error) {
      for (const { reject } of pending.values()) reject(error);
    },
  };
}
