import { expect, it } from 'vitest';
import { formatDateTime } from './formatDateTime';

const NOON = '2026-11-21T12:05:00';

it('[I18N-02] says the month in the words of the language', () => {
  expect(formatDateTime(NOON, 'en')).toContain('Nov 21,\u00a02026');
  expect(formatDateTime(NOON, 'mr')).toContain('२०२६');
});

it.each([
  ['en', 'Nov 21,\u00a02026, 2'],
  ['pt', 'de nov. de\u00a02026, 14'],
  ['bn', '২১ নভে,\u00a0২০২৬, '],
  ['ru', 'нояб.\u00a02026\u00a0г.,'],
  ['uk', '2026\u00a0р.,'],
  ['el', '2:05\u00a0μ.μ.'],
  ['ur', '\u20662:05\u00a0PM\u2069'],
  ['te', '2:05\u00a0PM'],
  ['ar', '2:05\u00a0م'],
])('[I18N-02] in %s a short word does not leave its figure: %s', (locale, text) => {
  expect(formatDateTime('2026-11-21T14:05:00', locale)).toContain(text);
});

it.each(['az', 'kk', 'ky', 'tg', 'uz'])('[I18N-02] %s has no month of another language', locale => {
  const text = formatDateTime(NOON, locale);
  expect(text).toMatch(/21\.11\.2026/);
  expect(text).not.toMatch(/\p{L}/u);
});

it.each([
  ['en', 'Nov 30,\u00a02026'],
  ['uz', '30.11.2026'],
])('[I18N-02] [BON-01] in %s a day without a time is that day in every time zone', (locale, day) => {
  expect(formatDateTime('2026-11-30', locale)).toBe(day);
});

it('[I18N-02] is empty for what is no time', () => {
  expect(formatDateTime('soon', 'en')).toBe('');
});
