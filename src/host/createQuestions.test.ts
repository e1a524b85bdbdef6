import { expect, it } from 'vitest';
import { sampleHeldStep } from '../../tests/support/unit/samples';
import { createQuestions } from './createQuestions';
import type { OutgoingMessage } from './protocol';

it('[DEP-04] an answer that comes when its step is over settles nothing', async () => {
  const told: OutgoingMessage[] = [];
  const questions = createQuestions(message => told.push(message) > 0);
  const over = new AbortController();
  const late = questions.ask(sampleHeldStep, over.signal);
  const open = questions.ask(sampleHeldStep);
  over.abort();
  for (const message of told) questions.answer({ ...message, isAccepted: true });
  await expect(open).resolves.toMatchObject({ isAccepted: true });
  await expect(Promise.race([late, Promise.resolve('open')])).resolves.toBe('open');
});
