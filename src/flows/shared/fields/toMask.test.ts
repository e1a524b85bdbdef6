import IMask from 'imask';
import { describe, expect, it } from 'vitest';
import { toMask } from './toMask';

const typed = (mask: string, text: string): string => {
  const created = IMask.createMask({ mask: toMask(mask) });
  created.resolve(text);
  return created.value;
};

describe('toMask', () => {
  it.each([
    ['0000 0000 0000 0000', '4000000000000077', '4000 0000 0000 0077'],
    ['##/##', '1230', '12/30'],
    ['999.999.999-99', '12345678909', '123.456.789-09'],
    ['+90 ### ###', '123456', '+90 123 456'],
    ['+{52}0000000000', '525512345678', '+525512345678'],
    ['+{90} 000 000', '90123456', '+90 123 456'],
    ['{0a}-00', '0a12', '0a-12'],
    ['{0a}-00', '12', '0a-12'],
    ['{0}-XX', '0b1', '0-b1'],
    ['XXXX', '1a2b', '1a2b'],
    ['____ ____', '12345678', '1234 5678'],
    ['AX-00', 'b12', 'bX-12'],
  ])('[FORM-01] %s takes %s as %s', (mask, text, value) => {
    expect(typed(mask, text)).toBe(value);
  });
});
