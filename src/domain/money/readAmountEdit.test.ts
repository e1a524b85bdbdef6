import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT_CASES } from '../../../tests/corpora/amounts';
import { amountToText } from './amountToText';
import { parseAmount } from './parseAmount';
import { type AmountSeparator, readAmountEdit } from './readAmountEdit';

function type(text: string, separator: AmountSeparator = '.'): string {
  return [...text].reduce(
    (previous, char) => readAmountEdit({ previous, next: previous + char, separator, decimals: 2 }).text,
    '',
  );
}

function paste(
  next: string,
  separator: AmountSeparator = '.',
  previous = '',
): ReturnType<typeof readAmountEdit> {
  return readAmountEdit({ previous, next, separator, decimals: 2 });
}

describe('readAmountEdit as one types', () => {
  it.each([
    ['500', '500'],
    ['1234.50', '1234.50'],
    ['5,25', '5.25'],
    ['1.2.3', '1.23'],
    ['1,2.3', '1.23'],
    ['-5', '5'],
    ['1e5', '15'],
    ['$ 5 MXN', '5'],
    ['abc', ''],
    ['.5', '.5'],
    ['٥٠٫٥', '50.5'],
    ['५००', '500'],
    ['５００．２', '500.2'],
  ])('[FORM-07] typing %j leaves %j', (typed, text) => {
    expect(type(typed)).toBe(text);
  });

  it('[FORM-07] the comma variant keeps a comma', () => {
    expect(type('5.25', ',')).toBe('5,25');
    expect(type('5,2,5', ',')).toBe('5,25');
  });

  it.each([
    ['1,234.56', '.', '1234.56'],
    ['1.234,56', '.', '1234.56'],
    ['1.234,56', ',', '1234,56'],
    ['12,345.', '.', '12345.'],
    ['1,234,567.89', '.', '1234567.89'],
    ['1.234.567', ',', '1234,567'],
    ['12.50.', '.', '12.50'],
    ['0.123.4', '.', '0.1234'],
    ['.123.4', '.', '.1234'],
    ['01.234.5', '.', '01.2345'],
    ['1.2345.6', '.', '1.23456'],
  ] as const)('[FORM-07] [FORM-08] typing %j with %j leaves %j', (typed, separator, text) => {
    expect(type(typed, separator)).toBe(text);
  });

  it('[FORM-07] three digits may be a fraction where the currency has so many', () => {
    expect(readAmountEdit({ previous: '1.234', next: '1.234.', separator: '.', decimals: 3 }).text).toBe(
      '1.234',
    );
  });

  it('[FORM-07] drops the separator just typed, not the one that stood there', () => {
    expect(readAmountEdit({ previous: '12.5', next: '1.2.5', separator: '.', decimals: 2 })).toEqual({
      text: '12.5',
      refused: false,
    });
  });

  it('[FORM-07] deleting and typing over a selection go on from what is left', () => {
    expect(readAmountEdit({ previous: '1.5', next: '15', separator: '.', decimals: 2 }).text).toBe('15');
    expect(readAmountEdit({ previous: '1.5', next: '1,', separator: '.', decimals: 2 }).text).toBe('1.');
    expect(readAmountEdit({ previous: '15', next: '', separator: '.', decimals: 2 }).text).toBe('');
  });

  it.each([
    ['1,234.50', '1,234.5', '.', '1234.5'],
    ['1.234,50', '1.234,501', ',', '1234,501'],
    ['1,234.50', '1,934.50', '.', '1934.50'],
    ['1,234,567', '', '.', ''],
  ] as const)(
    '[FORM-08] a given %s that is edited to %s with %j leaves %j',
    (previous, next, separator, text) => {
      expect(readAmountEdit({ previous, next, separator, decimals: 2 })).toEqual({ text, refused: false });
    },
  );

  it('[FORM-07] whatever is typed, digits and at most one separator are left', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('.' as const, ',' as const),
        (text, separator) => {
          const result = type(text, separator);
          expect(result.replace(separator, '')).toMatch(/^\d*$/);
        },
      ),
    );
  });
});

describe('readAmountEdit of several characters at once', () => {
  it.each([
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1 234,50', '1234.50'],
    ['1,234', '1.234'],
    ['$500', '500'],
    ['₹ 1,00,000.00', '100000.00'],
    ['0020', '20'],
    ['0.50', '0.50'],
    ['१,२३४.५', '1234.5'],
  ])('[FORM-07] [FORM-13] pasting %j gives %j', (pasted, text) => {
    expect(paste(pasted)).toEqual({ text, refused: false });
  });

  it.each(['-500', '+500', '−500', '1e5', '1E-5', 'abc', '500 USD', 'R$ 500', '0x10', '12/05', '50%', '  '])(
    '[FORM-07] pasting %j leaves the field as it was and says so',
    pasted => {
      expect(paste(pasted, '.', '42')).toEqual({ text: '42', refused: true });
    },
  );

  it('[FORM-07] a paste into the middle is read with what stands around it', () => {
    expect(readAmountEdit({ previous: '15', next: '12345', separator: '.', decimals: 2 })).toEqual({
      text: '12345',
      refused: false,
    });
    expect(readAmountEdit({ previous: '15', next: '1,234.55', separator: '.', decimals: 2 }).text).toBe(
      '1234.55',
    );
  });

  it.each(AMOUNT_CASES.filter(([, amount]) => amount > 0))(
    '[FORM-07] [FORM-08] pasting %j writes %d back',
    (text, amount) => {
      for (const separator of ['.', ','] as const) {
        const result = paste(text, separator);
        expect(result.refused).toBe(false);
        expect(parseAmount(result.text)).toBe(amount);
        expect(result.text).toMatch(separator === '.' ? /^\d+(\.\d+)?$/ : /^\d+(,\d+)?$/);
      }
    },
  );
});

describe('amountToText', () => {
  it.each([
    [0, '0'],
    [500, '500'],
    [0.5, '0.5'],
    [1234.5, '1234.5'],
    [1e-8, '0.00000001'],
    [1.5e-7, '0.00000015'],
    [1e21, '1000000000000000000000'],
  ])('[FORM-07] writes %d as %j', (value, text) => {
    expect(amountToText(value)).toBe(text);
  });

  it('[FORM-08] is read back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 8 }), (units, places) => {
        const value = Number(`${units}e-${places}`);
        expect(parseAmount(amountToText(value, ','))).toBe(value);
      }),
    );
  });
});
