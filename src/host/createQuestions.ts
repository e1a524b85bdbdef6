import { createUuid } from '../lib/createUuid';
import { isRecord } from '../lib/isRecord';
import type { HeldStep } from './HoldEvent';
import type { OutgoingMessage } from './protocol';

/** Steps that wait for the word of a host which is reached by messages. */
export interface Questions {
  /** Rejects where the question cannot reach the host. */
  ask(step: HeldStep): Promise<unknown>;
  /** What came as an answer; one to no open question is nothing. */
  answer(payload: unknown): void;
}

/** `deliver` says whether the message has left. Ids cannot be guessed, nor come again after a reload. */
export function createQuestions(deliver: (message: OutgoingMessage) => boolean): Questions {
  const open = new Map<string, (answer: unknown) => void>();
  return {
    ask: step =>
      new Promise((resolve, reject) => {
        const id = createUuid();
        open.set(id, resolve);
        if (!deliver({ messageType: 'onHold', id, ...step })) reject(new Error('The host cannot be asked'));
      }),
    answer: payload => {
      if (!isRecord(payload) || typeof payload.id !== 'string') return;
      open.get(payload.id)?.(payload);
      open.delete(payload.id);
    },
  };
}
