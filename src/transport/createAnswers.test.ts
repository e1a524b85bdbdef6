import { expect, it, vi } from 'vitest';
import { createAnswers } from './createAnswers';

const question = { id: '1', data: {}, token: '', signal: undefined };

it('[API-02] [HOST-05] a question that is answered leaves no timer and listens to nothing', async () => {
  vi.useFakeTimers();
  const answers = createAnswers();
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const answer = answers.ask({ ...question, signal }, () => {});
  answers.take('1', { status: 200, data: 'yes' });
  await expect(answer).resolves.toBe('yes');
  expect(vi.getTimerCount()).toBe(0);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

it('[API-02] [API-05] an answer that comes after its time is over is dropped, a refusal too', async () => {
  vi.useFakeTimers();
  const answers = createAnswers();
  const answer = answers.ask(question, () => {}).catch((error: { kind: string }) => error.kind);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toBe('timeout');
  for (const status of [200, 500]) expect(() => answers.take('1', { status, data: {} })).not.toThrow();
});
