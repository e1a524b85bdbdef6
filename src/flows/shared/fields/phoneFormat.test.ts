import { describe, expect, it } from 'vitest';
import { hasPhonePrefix, phoneFormat, showPhone } from './phoneFormat';

describe('[FORM-09] what a phone field keeps', () => {
  const prefixes: [
    field: Parameters<typeof phoneFormat>[0],
    country: string,
    prefix: string,
    pattern: string,
  ][] = [
    [{ mask: '+{52} 00 0000 0000' }, '', '+52', ' 00 0000 0000'],
    [{ mask: '+{55}00000000000' }, 'MX', '+55', '00000000000'],
    [{ mask: '+52 ## #### ####' }, '', '+52', ' 00 0000 0000'],
    [{ mask: '+52##########' }, 'KZ', '+52', '0000000000'],
    [{ mask: '+380#########' }, 'MX', '+380', '000000000'],
    [{ mask: '+520000000000' }, '', '+52', '0000000000'],
    [{ mask: '(+52) ## ####' }, '', '+52', ' 00 0000'],
    [{ mask: '+7 (9##) ###-##-##' }, '', '+7', ' (000) 000-00-00'],
    [{ mask: '+############' }, 'MX', '+52', ''],
    [{ mask: '+00 0000 0000' }, 'MX', '+52', ''],
    [{ mask: '+99 9999 9999' }, 'MX', '+52', ''],
    [{ mask: '+998 ## ### ## ##' }, 'MX', '+998', ' 00 000 00 00'],
    [{ mask: '+54 ## ####-####[ #]' }, '', '+54', ' 00 0000-0000 0'],
    [{ mask: '52 ## #### ####' }, 'MX', '+52', ''],
    [{ mask: '8 (###) ###-##-##' }, 'RU', '+7', ''],
    [{ value: '+254' }, 'MX', '+254', ''],
    [{ value: '+44 7700 900123' }, 'DE', '+44', ''],
    [{ value: ' + 44 7700 900123' }, 'DE', '+44', ''],
    [{ value: '+525512345678' }, '', '+52', ''],
    [{ value: '+999 1234' }, 'DE', '+49', ''],
    [{ value: '+999' }, 'DE', '+999', ''],
    [{ value: '49 30 1234' }, 'GB', '+44', ''],
    [{ mask: '(##) ####' }, 'mx', '+52', '(00) 0000'],
    [{}, 'UZ', '+998', ''],
    [{}, 'CA', '+1', ''],
    [{}, 'KW', '+965', ''],
  ];

  it.each(prefixes)('%j of a player in %s is %s', (field, country, prefix, pattern) => {
    expect(phoneFormat(field, country)).toMatchObject({ countries: [{ prefix }], pattern });
  });

  it('is nothing where no prefix is known', () => {
    expect(phoneFormat({}, 'ZZ')).toBeNull();
    expect(phoneFormat({ value: '5512345678' }, '')).toBeNull();
  });

  it('[FORM-04] is looked for in a value of spaces alone without holding up the page', () => {
    const startedAt = performance.now();
    const items = [{ text: 'Mexico', value: '+52' }];
    expect(phoneFormat({ items, value: ' '.repeat(100_000) }, '')?.countries).toHaveLength(1);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('are the countries that it lists, the one of its value first', () => {
    const items = [
      { text: 'Brazil', value: '+55', code: 'br', example: '+55 11 91234 5678' },
      { text: 'Mexico', value: 'mx', example: '222 123 4567' },
      { text: 'Kosovo', value: '44', prefix: '383' },
      { text: 'Nowhere', value: 'ZZ' },
    ];
    const format = phoneFormat({ items, value: ' + 52' }, '');
    expect(format?.countries).toEqual([
      { name: 'Mexico', code: 'MX', prefix: '+52', example: '222 123 4567' },
      { name: 'Brazil', code: 'BR', prefix: '+55', example: '11 91234 5678' },
      { name: 'Kosovo', code: '', prefix: '+383', example: '' },
    ]);
    expect(phoneFormat({ items }, 'mx')?.countries[0].name).toBe('Mexico');
    expect(phoneFormat({ items }, 'DE')?.countries[0].name).toBe('Brazil');
  });

  it('the pattern of the mask is of one country alone', () => {
    const mask = '+{52} 00 0000 0000';
    const items = [
      { text: 'Mexico', value: 'MX' },
      { text: 'Brazil', value: 'BR' },
    ];
    expect(phoneFormat({ items, mask }, '')?.pattern).toBe('');
    expect(phoneFormat({ items: items.slice(0, 1), mask }, '')?.pattern).toBe(' 00 0000 0000');
  });
});

it.each([
  ['+91 ##########', true],
  ['{+7} (###) ###-##-##', true],
  ['+380#########', true],
  ['+## #### ####', false],
  ['+00 0000 0000', false],
  ['+99 9999 9999', false],
  ['{1}-###', false],
  ['52 ## ####', false],
  ['', false],
])('[FORM-09] the mask %j fixes the prefix of a phone: %s', (mask, isPhone) => {
  expect(hasPhonePrefix(mask)).toBe(isPhone);
});

describe('[FORM-09] a phone as it is shown', () => {
  it.each([
    ['+52', '+52', ' 00 0000 0000', '+52'],
    ['+52559', '+52', ' 00 0000 0000', '+52 55 9'],
    ['+525598765432', '+52', ' 00 0000 0000', '+52 55 9876 5432'],
    ['+52559876543299', '+52', ' 00 0000 0000', '+52 55 9876 543299'],
    ['+5511', '+55', '', '+55 11'],
    ['+55119', '+55', '00000000000', '+55 119'],
    ['+55', '+55', '', '+55'],
    ['+5511', '+55', ' XX XXXX', '+55 11'],
    ['+5511-9', '+55', ' 00 0', '+55 11 9'],
  ])('%s after %s by %j is %s', (text, prefix, pattern, shown) => {
    expect(showPhone(text, prefix, pattern)).toBe(shown);
  });

  it.each([
    ['its value', { value: '+7701' }],
    ['its mask', { mask: '+{77} 000 000 00 00' }],
  ])('[FORM-09] of two prefixes, one the beginning of the other, the longer one fits %s', (_, field) => {
    const items = [
      { text: 'Russia', value: '+7' },
      { text: 'Kazakhstan', value: '+77' },
    ];
    expect(phoneFormat({ ...field, items }, '')?.countries[0].name).toBe('Kazakhstan');
  });
});
