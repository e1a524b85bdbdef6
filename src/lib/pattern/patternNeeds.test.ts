import { describe, expect, it } from 'vitest';
import { leastOf, takesAny, takesNothing } from './patternNeeds';

describe('takesNothing', () => {
  const rows: [pattern: string, isNothing: boolean][] = [
    ['.*', true],
    ['^(abc)?$', true],
    ['^$|^\\d{4}$', true],
    ['^(\\d{4}|)$', true],
    ['^\\d?$', true],
    ['^(?:[A-Z]{2}\\d{2}){0,1}$', true],
    ['/^\\d*$/', true],
    ['^\\d+$', false],
    ['^(a+)+$', false],
    ['^(', false],
  ];
  it.each(rows)('[FORM-04] %s: %s', (pattern, isNothing) => {
    expect(takesNothing(pattern)).toBe(isNothing);
  });
});

describe('leastOf', () => {
  const rows: [pattern: string, least: number][] = [
    ['^\\d{16}$', 16],
    ['^(?:\\d{4} ){3}\\d{4}$', 19],
    ['^[A-Z0-9]{10}$', 10],
    ['^[A-Z]{2}\\d{6}$', Number.POSITIVE_INFINITY],
    ['^(?:[A-Z]{2}\\d|\\d{5})$', 5],
    ['^[A-Z]*\\d+$', 1],
    ['^\\x30\\u0031{3}$', 4],
    ['^(', 0],
  ];
  it.each(rows)('[FORM-04] digits and spaces that %s may take: %s', (pattern, least) => {
    expect(leastOf(pattern, '0123456789 ')).toBe(least);
  });
});

describe('[FORM-04] a pattern longer than a checker reads', () => {
  const rows: [name: string, pattern: string][] = [
    ['of nested groups', `${'('.repeat(20_000)}a${')'.repeat(20_000)}`],
    ['of many choices', Array.from({ length: 6000 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('|')],
  ];
  it.each(rows)('%s neither throws nor takes long, and is left to the server', (_, pattern) => {
    const startedAt = performance.now();
    expect(takesNothing(pattern)).toBe(false);
    expect(takesAny(pattern, ['1230'])).toBe(true);
    expect(leastOf(pattern, '0123456789')).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(200);
  });
});

describe('takesAny', () => {
  it('[FORM-04] tries a few texts, and leaves what it cannot read or run to others', () => {
    expect(takesAny('^\\d\\d/\\d\\d$', ['1230', '12/30'])).toBe(true);
    expect(takesAny('^\\d\\d/20\\d\\d$', ['1230', '12/30'])).toBe(false);
    expect(takesAny('^(a+)+$', ['1230'])).toBe(true);
    expect(takesAny('^(', ['1230'])).toBe(true);
  });
});
