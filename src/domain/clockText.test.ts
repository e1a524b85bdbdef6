import { expect, it } from 'vitest';
import { clockText } from './clockText';

it.each([
  [14 * 60_000 + 32_000, '14:32'],
  [90 * 60_000, '90:00'],
  [59_001, '01:00'],
  [1, '00:01'],
  [0, '00:00'],
  [-5, '00:00'],
])('[CRY-01, IND-01] %s ms are left as %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});
