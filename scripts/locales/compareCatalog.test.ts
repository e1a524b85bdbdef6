import { describe, expect, it } from 'vitest';
import { compareCatalog } from './compareCatalog';

const source = {
  submit: 'Deposit {amount}',
  count: '{count, plural, one {# method} other {# methods}}',
  terms: 'See the <0>terms</0>',
  kind: '{kind, select, card {Card} other {Other}}',
  done: '{done, number} done',
  range: '{min} – {max}',
};
const errorsOf = (locale: string, catalog: Record<string, string>): string[] =>
  compareCatalog(locale, catalog, source).errors;

describe('compareCatalog', () => {
  it('accepts a right translation and lists its gaps', () => {
    const count = '{count, plural, one {# способ} few {# способа} many {# способов} other {# способа}}';
    expect(compareCatalog('ru', { submit: 'Пополнить на {amount}', count, terms: '' }, source)).toEqual({
      errors: [],
      gaps: ['terms', 'kind', 'done', 'range'],
    });
  });

  it.each([
    ['an unknown id', 'de', { other: 'x' }, 'de: other is unknown'],
    ['a lost placeholder', 'de', { submit: 'Einzahlen' }, 'de: submit: lacks {amount}'],
    ['an invented placeholder', 'de', { submit: '{amount} {fee}' }, 'de: submit: {fee} is unknown'],
    ['a lost tag', 'de', { terms: 'Siehe AGB' }, 'de: terms: lacks <0>'],
    [
      'a lost select case',
      'de',
      { kind: '{kind, select, other {x}}' },
      'de: kind: {kind} lacks the case card',
    ],
    [
      'an amount that is not isolated in a line from the right',
      'ar',
      { submit: 'إيداع {amount}' },
      'ar: submit: {amount} is not isolated (U+2068 … U+2069)',
    ],
    [
      'a number that is not isolated in a line from the right',
      'ar',
      { done: 'تم {done, number}' },
      'ar: done: {done, number} is not isolated (U+2068 … U+2069)',
    ],
    [
      'values alone that nothing says to read from the right',
      'ar',
      { range: '\u2068{min}\u2069 – \u2068{max}\u2069' },
      'ar: range: does not begin with U+200F, and has no letter of its own',
    ],
    [
      'a number that keeps its Latin digits',
      'bn',
      { done: '{done} সম্পন্ন' },
      'bn: done: {done} is not written as {done, number}',
    ],
    [
      'a digit that stands there in another script',
      'mr',
      { terms: '5 <0>अटी</0>' },
      'mr: terms: 5 is not a digit of the language',
    ],
    [
      'a Latin comma in a line from the right',
      'ur',
      { count: '{count, plural, one {# طریقہ, بس} other {# طریقے}}' },
      'ur: count: "," is not how the language writes it',
    ],
    [
      'a French colon that can stand alone on the next line',
      'fr',
      { submit: 'Déposer: {amount}' },
      'fr: submit: ":" is not how the language writes it',
    ],
    [
      'a Latin letter in a Cyrillic word',
      'ru',
      { submit: 'Пополнить на {amount} cейчас' },
      'ru: submit: "cе" mixes two scripts',
    ],
    ['a broken message', 'de', { submit: '{amount' }, 'de: submit: not a valid ICU message'],
  ])('finds %s', (_, locale, catalog, error) => {
    expect(errorsOf(locale, catalog)).toEqual([error]);
  });

  it('accepts values alone that begin with a mark, or stand alone', () => {
    expect(errorsOf('ar', { range: '\u200f\u2068{min}\u2069 – \u2068{max}\u2069' })).toEqual([]);
    expect(errorsOf('ar', { done: '\u2068{done, number}\u2069' })).toEqual([]);
  });

  it('asks for the plural categories of the language, and for no others', () => {
    const english = '{count, plural, one {#} other {#}}';
    expect(errorsOf('pl', { count: english })).toEqual([
      'pl: count: {count} lacks the plural category few',
      'pl: count: {count} lacks the plural category many',
    ]);
    expect(errorsOf('ja', { count: english })).toEqual([
      'ja: count: {count} has the plural category one, which the language has not',
    ]);
    expect(errorsOf('ja', { count: '{count, plural, =0 {0} other {#}}' })).toEqual([]);
  });

  it('knows the plurals of Tajik, which the engine does not, and leaves the millions of Spanish open', () => {
    expect(errorsOf('tg', { count: '{count, plural, one {#} other {#}}' })).toEqual([]);
    expect(errorsOf('tg', { count: '{count, plural, other {#}}' })).toHaveLength(1);
    expect(errorsOf('es-MX', { count: '{count, plural, one {#} other {#}}' })).toEqual([]);
    expect(errorsOf('es-MX', { count: '{count, plural, one {#} many {#} other {#}}' })).toEqual([]);
  });
});
