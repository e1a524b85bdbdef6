import { expect, it } from 'vitest';
import { distinctChoices } from './distinctChoices';

it('[FORM-01] choices of one value are one choice, and all of their names can be read', () => {
  const choice = (value: string, text: string) => ({ value, text });
  expect(
    distinctChoices([choice('a', 'First'), choice('b', ''), choice('a', 'Second'), choice('a', 'First')]),
  ).toEqual([choice('a', 'First / Second'), choice('b', '')]);
});
