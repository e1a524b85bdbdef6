import { expect, it } from 'vitest';
import { readRetryAfter } from './readRetryAfter';

const NOW = Date.parse('2026-11-30T12:00:00Z');

it.each([
  ['0', 0],
  ['120', 120_000],
  ['Mon, 30 Nov 2026 12:00:07 GMT', 7_000],
  // By a clock that is behind.
  ['Mon, 30 Nov 2026 11:59:00 GMT', undefined],
  ['', undefined],
  ['soon', undefined],
  ['-5', undefined],
  [null, undefined],
])('[ERR-01] Retry-After: %s is %s ms', (text, waitMs) => {
  expect(readRetryAfter(text, NOW)).toBe(waitMs);
});
