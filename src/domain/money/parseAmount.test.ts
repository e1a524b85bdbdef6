import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT_CASES, FORMATTED_AMOUNTS } from '../../../tests/corpora/amounts';
import { SUPPORTED_LOCALES } from '../../spec/locales';
import { amountToText } from './amountToText';
import { formatMoney } from './formatMoney';
import { decimalSeparatorOf } from './formatNumber';
import { parseAmount, readAmount } from './parseAmount';

describe('parseAmount', () => {
  it('[FORM-08] stands on at least 300 written cases', () => {
    expect(AMOUNT_CASES.length).toBeGreaterThanOrEqual(300);
    expect(new Set(AMOUNT_CASES.map(([text]) => text)).size).toBe(AMOUNT_CASES.length);
    expect(SUPPORTED_LOCALES.length * FORMATTED_AMOUNTS.length).toBeGreaterThanOrEqual(32 * 30);
    console.log(
      `amounts: ${AMOUNT_CASES.length} written, ${SUPPORTED_LOCALES.length} locales × ${FORMATTED_AMOUNTS.length} formatted and read back`,
    );
  });

  it.each(AMOUNT_CASES)('[FORM-08] reads %j as %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(SUPPORTED_LOCALES)('[FORM-08] reads back what stands in the input of %s', locale => {
    const separator = decimalSeparatorOf(locale);
    for (const amount of FORMATTED_AMOUNTS) {
      expect(parseAmount(amountToText(amount, separator))).toBe(amount);
      expect(parseAmount(amountToText(amount / 1000, separator))).toBe(amount / 1000);
    }
  });

  it.each(SUPPORTED_LOCALES)(
    '[FORM-08] [USER-07] reads back the shown money of %s that has a fraction',
    locale => {
      for (const amount of FORMATTED_AMOUNTS.filter(value => !Number.isInteger(value))) {
        const shown = formatMoney(amount, 'USD', locale).replace(/[$\u00a0]/g, '');
        expect(parseAmount(shown)).toBe(amount);
      }
    },
  );

  it('[FORM-08] the last separator is the decimal point, whichever it is', () => {
    const group = fc.stringMatching(/^\d{1,3}$/);
    const separator = fc.constantFrom('.', ',');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(group, separator), { minLength: 1, maxLength: 4 }),
        group,
        (head, last) => {
          const text = head.map(([digits, sign]) => digits + sign).join('') + last;
          const whole = head.map(([digits]) => digits).join('');
          expect(parseAmount(text)).toBe(Number(`${whole}.${last}`));
        },
      ),
    );
  });

  it('[FORM-08] never gives a negative, infinite or missing number, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const amount = parseAmount(text);
        expect(Number.isFinite(amount) && amount >= 0).toBe(true);
      }),
    );
    expect(parseAmount('9'.repeat(400))).toBe(0);
  });

  it('[FORM-08] tells what cannot be read from a zero', () => {
    expect(readAmount('0')).toBe('0');
    expect(readAmount('abc')).toBeNull();
  });
});
