import { describe, expect, it } from 'vitest';
import { cardBrandOf, groupInFours } from './cardNumber';

describe('cardNumber', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 8224 6310 005'],
    ['4242 42424', '4242 4242 4'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['', ''],
  ])('[DEP-12] %s is shown as %s', (number, shown) => {
    expect(groupInFours(number)).toBe(shown);
  });

  it('[FORM-13] tells brands by their ranges', () => {
    const brands = {
      '4': 'visa',
      '2200': 'mir',
      '2221': 'mastercard',
      '55': 'mastercard',
      '34': 'amex',
      '9860': 'humo',
      '8600': 'uzcard',
      '3528': 'jcb',
      '62': 'unionpay',
      '6011': 'discover',
      '9417': 'elcart',
      '6521': 'rupay',
      '652111': 'rupay',
      '508511': 'rupay',
      '8111': 'rupay',
      '6069': 'rupay',
      '5018': 'maestro',
      '1': null,
    };
    for (const [digits, brand] of Object.entries(brands)) {
      expect(cardBrandOf(digits), digits).toBe(brand);
      expect(cardBrandOf(`1${digits}`), digits).toBeNull();
    }
  });
});
