import { createUuid } from '../lib/createUuid';
import { readRecord } from '../lib/readRecord';
import type { HeldStep } from './HoldEvent';
import type { OutgoingMessage } from './protocol';

/** The questions to a host that is reached by messages, about steps that wait for its answer. */
export interface Questions {
  /** Rejects if the question cannot reach the host. Once `signal` is aborted, an answer is ignored. */
  ask(step: HeldStep, signal?: AbortSignal): Promise<unknown>;
  /** Takes a payload that came as an answer, also as JSON text; it is ignored if it answers no open question. */
  answer(payload: unknown): void;
}

/**
 * `deliver` returns whether the message has left. Ids are random: they cannot be guessed, nor repeat after a
 * reload.
 */
export function createQuestions(deliver: (message: OutgoingMessage) => boolean): Questions {
  const open = new Map<unknown, (answer: unknown) => void>();
  return {
    ask: (step, signal) =>
      new Promise((resolve, reject) => {
        const id = createUuid();
        const forget = () => open.delete(id);
        open.set(id, resolve);
        signal?.addEventListener('abort', forget, { once: true });
        if (deliver({ messageType: 'onHold', id, ...step })) return;
        forget();
        reject(new Error('The host cannot be asked'));
      }),
    answer: payload => {
      const answer = readRecord(payload);
      if (!answer) return;
      open.get(answer['id'])?.(answer);
      open.delete(answer['id']);
    },
  };
}
