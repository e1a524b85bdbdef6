import { describe, expect, it, vi } from 'vitest';
import type { OutgoingMessage } from '../host/protocol';
import { createOutbox } from './createOutbox';

const messages = (count: number): OutgoingMessage[] =>
  Array.from({ length: count }, (_, attempt) => ({ messageType: 'onSocketReconnectAttempt', attempt }));

describe('createOutbox', () => {
  it('[HOST-11] who listens late hears what was said before, and no longer once it has stopped', () => {
    const outbox = createOutbox(document.createElement('div'));
    const [first, second, third] = messages(3) as [OutgoingMessage, OutgoingMessage, OutgoingMessage];
    outbox.send(first);
    const listener = vi.fn();
    const stop = outbox.onMessage(listener);
    outbox.send(second);
    stop();
    outbox.send(third);
    expect(listener.mock.calls).toEqual([[first], [second]]);
  });

  it('[HOST-11] what nobody hears does not pile up', () => {
    const outbox = createOutbox(document.createElement('div'));
    const said = messages(80);
    for (const message of said) outbox.send(message);
    const listener = vi.fn();
    outbox.onMessage(listener);
    expect(listener.mock.calls.map(([message]) => message)).toEqual(said.slice(0, 50));
  });

  it('[RUM-01] an app that takes the place of one that failed hears what was said since, and nothing twice', () => {
    const outbox = createOutbox(document.createElement('div'));
    const said = messages(60);
    for (const message of said) outbox.send(message);
    outbox.onMessage(() => {})();
    const failure: OutgoingMessage = { messageType: 'onInitError', message: 'canary' };
    outbox.send(failure);
    const listener = vi.fn();
    outbox.onMessage(listener);
    expect(listener.mock.calls).toEqual([[failure]]);
  });

  it('[HOST-11] the host is told everything once, in order, as soon as the way to it is there', () => {
    const outbox = createOutbox(document.createElement('div'));
    const [first, second] = messages(2) as [OutgoingMessage, OutgoingMessage];
    const send = vi.fn();
    outbox.send(first);
    outbox.connect({ start: async () => null, send, dispose: () => {} });
    outbox.send(second);
    expect(send.mock.calls).toEqual([[first], [second]]);
  });
});
