import { expect, it } from 'vitest';
import { clockText } from './clockText';

it.each([
  [14 * 60_000 + 32_000, '14:32'],
  [90 * 60_000, '90:00'],
  [120 * 60_000 - 1_000, '119:59'],
  [120 * 60_000, '02:00:00'],
  [1_440 * 60_000 - 1_000, '23:59:59'],
  [4_320 * 60_000, '72:00:00'],
  [59_001, '01:00'],
  [1, '00:01'],
  [0, '00:00'],
  [-5, '00:00'],
])('[CRY-01] [IND-01] [DEP-05] %s ms are left as %s', (left, text) => {
  expect(clockText(left, 'en')).toBe(text);
});

it.each([
  ['bn', '১৪:৩২'],
  ['mr', '१४:३२'],
  ['ur', '14:32'],
])('[I18N-02] a clock in %s has the digits of its language', (locale, text) => {
  expect(clockText(14 * 60_000 + 32_000, locale)).toBe(text);
});
