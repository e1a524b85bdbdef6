import { describe, expect, it, vi } from 'vitest';
import { formatList } from './formatList';

describe('formatList', () => {
  it("[I18N-01] joins in the language's own marks and words", () => {
    expect(formatList(['a', 'b', 'c'], 'en', 'conjunction')).toBe('a, b, and c');
    expect(formatList(['€5', '€10'], 'de', 'disjunction')).toBe('€5 oder €10');
    expect(formatList(['a', 'b', 'c'], 'ja', 'disjunction')).toBe('a、b、またはc');
    expect(formatList(['a', 'b', 'c'], 'ar', 'disjunction')).toBe('a أو b أو c');
  });

  it('[I18N-01] says no English word in a language that the engine has not got', () => {
    vi.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockReturnValue([]);
    expect(formatList(['a', 'b'], 'tg', 'conjunction')).toBe('a, b');
  });

  it('[I18N-01] joins with commas where an engine has no lists', () => {
    vi.stubGlobal('Intl', {});
    expect(formatList(['a', 'b'], 'en', 'disjunction')).toBe('a, b');
  });
});
