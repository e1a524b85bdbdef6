import { expect, it } from 'vitest';
import { COUNTRY_NAMES } from '../../src/spec/countryNames';
import { countryTexts } from './countryTexts';

it.each([
  ['az', 'AZ', 'Azərbaycan'],
  ['kk', 'KZ', 'Қазақстан'],
  ['ky', 'KG', 'Кыргызстан'],
  ['tg', 'TJ', 'Тоҷикистон'],
  ['uz', 'UZ', 'Oʻzbekiston'],
])('[I18N-01] the catalog of %s names every country served, its own too', (locale, code, name) => {
  const texts = countryTexts(locale);
  expect(texts[`country.${code}`]).toEqual([name]);
  expect(Object.keys(texts)).toEqual(
    expect.arrayContaining(Object.keys(COUNTRY_NAMES).map(served => `country.${served}`)),
  );
});

it('[I18N-01] a language that every engine has brings no names of countries', () => {
  expect(countryTexts('ru')).toEqual({});
});
