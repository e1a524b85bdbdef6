import { describe, expect, it } from 'vitest';
import { isExactAmount } from './isExactAmount';
import { parseAmount } from './parseAmount';
import { roundToCurrency } from './roundToCurrency';

describe('isExactAmount', () => {
  it.each([
    ['1000000000000000', 'MXN', true],
    ['1000000000000000.01', 'MXN', false],
    ['1000000000000001', 'MXN', false],
    ['2000000000000000', 'MXN', false],
    ['70000000000000.01', 'MXN', true],
    ['9999999999999.99', 'MXN', true],
    ['71000000000000.01', 'MXN', false],
    ['500000000000000,01', 'MXN', false],
    ['500000000000000.001', 'MXN', true],
    ['1,000,000.12345678', 'BTC', true],
    ['10000000.12345678', 'BTC', true],
    ['0.12345678901234567', 'BTC', true],
    ['000000000000000005.50', 'MXN', true],
    ['', 'MXN', true],
  ])('[FORM-05] %s %s: %s', (text, currency, exact) => {
    expect(isExactAmount(text, currency)).toBe(exact);
  });

  it('[FORM-05] an exact amount is the number that was typed', () => {
    for (const whole of ['9007199254740', '9999999999999', '1234567890123'])
      for (let cents = 0; cents < 100; cents++) {
        const text = `${whole}.${String(cents).padStart(2, '0')}`;
        expect(isExactAmount(text, 'MXN')).toBe(true);
        expect(roundToCurrency(parseAmount(text), 'MXN').toFixed(2)).toBe(text);
      }
  });
});
