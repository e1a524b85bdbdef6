import { describe, expect, it } from 'vitest';
import { readPattern } from './readPattern';

describe('readPattern', () => {
  const rows: [pattern: string, value: string, isMatch: boolean][] = [
    ['^\\d{4}$', '1234', true],
    ['/^\\d{4}$/', '1234', true],
    ['/^\\d{4}$/', '12345', false],
    ['/^[a-z]{3}$/i', 'ABC', true],
    ['(?i)^abc$', 'ABC', true],
    ['^(?i)abc$', 'ABC', true],
    ['\\A\\d+\\z', '12', true],
    ['\\A\\d+\\Z', 'x12', false],
    ['^\\\\A$', '\\A', true],
    ['^(?P<code>\\d+)$', '12', true],
    ['^\\p{L}+$', 'José', true],
    ['^\\p{L}+$', '123', false],
    ['^[\\p{L} \\-\\_]+$', 'p', true],
    ['/', '/', true],
    ['a/b', 'a/b', true],
  ];
  it.each(rows)('[FORM-04] %s takes %s: %s', (pattern, value, isMatch) => {
    expect(readPattern(pattern).test(value)).toBe(isMatch);
  });

  it('[FORM-04] throws for what no language reads so', () => {
    expect(() => readPattern('^(')).toThrow(SyntaxError);
  });
});
