import { expect, it } from 'vitest';
import { hasEmptyPlace, withStops } from './maskStops';

it.each([
  ['aa00 0000', 'aa`00 0000'],
  ['a-0-a', 'a-`0-`a'],
  ['0000-0000', '0000-0000'],
  ['a\\00', 'a\\0`0'],
  ['{0a}0a', '{0a}0`a'],
  ['a0*', 'a0*'],
  ['a_0', 'a_0'],
])('[FORM-01] stops stand between the letters and digits of %s: %s', (mask, stopped) => {
  expect(withStops(mask)).toBe(stopped);
});

it('[FORM-01] an empty place is one of a mask that has stops', () => {
  expect(hasEmptyPlace({ mask: 'aa00' }, 'B_12')).toBe(true);
  expect(hasEmptyPlace({ mask: 'aa00' }, 'AB12')).toBe(false);
  expect(hasEmptyPlace({ mask: '00_00' }, '12_34')).toBe(false);
  expect(hasEmptyPlace({ isDate: true }, '1_.12.1990')).toBe(true);
});
