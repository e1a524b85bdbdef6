import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../spec/currencies';
import { NUMBER_FORMAT_LOCALES, SUPPORTED_LOCALES } from '../../spec/locales';
import { currencyOf, decimalsOf, normaliseCurrency } from './currency';
import { exactDecimals } from './exactDecimals';
import { formatMoney } from './formatMoney';
import { decimalSeparatorOf, formatNumber } from './formatNumber';
import { roundToCurrency } from './roundToCurrency';

const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatMoney', () => {
  it.each([
    [500, 'MXN', 'es-MX', '$500'],
    [500.5, 'MXN', 'es-MX', '$500.50'],
    [500.5, ' mxn', 'es-MX', '$500.50'],
    [20155, 'MXN', 'es-MX', '$20,155'],
    [1234567.89, 'USD', 'en', '$1,234,567.89'],
    [-500.5, 'USD', 'en', '-$500.50'],
    [1234.5, 'EUR', 'de', '1.234,50 €'],
    [1234.5, 'RUB', 'ru', '1 234,50 ₽'],
    [100000, 'INR', 'hi-Latn-IN', '₹1,00,000'],
    [1500, 'BRL', 'pt', 'R$ 1.500'],
    [1500, 'BRL', 'en', 'R$1,500'],
    [1500, 'EGP', 'ar', '\u200f1,500 \u2066E£\u2069'],
    [50, 'AED', 'en', 'AED 50'],
    [50, 'PEN', 'es-MX', 'S/ 50'],
    [50, 'IDR', 'id', 'Rp 50'],
    [50, 'UZS', 'uz', "50 so'm"],
    [50, 'KGS', 'ky', '50 сом'],
    [50.25, 'TJS', 'tg', '50,25 SM'],
    [50, 'KES', 'bn', '৫০ KSh'],
    [50.5, 'KES', 'bn', '৫০.৫০ KSh'],
    [1000.4, 'JPY', 'ja', '¥1,000'],
    [1.5, 'KWD', 'en', 'KD 1.500'],
    [1.5, 'KWD', 'de', '1,500 KD'],
    [20000.5, 'USD', 'es', '$20,000.50'],
    [1500.5, 'NGN', 'en', '₦1,500.50'],
    [12, 'QSC', 'en', '12 SC'],
    [120.5, 'QSC', 'de', '120,50 SC'],
    [1_000_000, 'QGC', 'en', '1,000,000 GC'],
    [170.5, 'SC', 'en', '170.50 SC'],
    [20_000, 'gc', 'de', '20.000 GC'],
    [0.001, 'BTC', 'es-MX', '0.001 BTC'],
    [25, 'USDT', 'en', '25 USDT'],
    [1.23456789, 'ETH', 'de', '1,23456789 ETH'],
    [0.1 + 0.2, 'USDC', 'en', '0.3 USDC'],
    [5, 'ABCD', 'en', 'ABCD 5'],
    [5.5, 'XYZ', 'en', 'XYZ 5.50'],
    [0, 'MXN', 'es-MX', '$0'],
    [0, 'USD', 'en', '$0'],
    [499.999, 'MXN', 'es-MX', '$500'],
    [1.005, 'USD', 'en', '$1.01'],
  ] as const)('[USER-06] [USER-07] [I18N-02] %d %s in %s is %j', (value, code, locale, text) => {
    expect(spaced(formatMoney(value, code, locale))).toBe(text);
  });

  it('[USER-06] [USER-07] shows our symbol, or the code of crypto, once, in every locale and currency', () => {
    for (const locale of SUPPORTED_LOCALES) {
      for (const [code, { symbol = code, isCrypto }] of Object.entries(CURRENCIES)) {
        const text = formatMoney(1234.5, code, locale);
        expect(text.split(isCrypto ? code : symbol), `${locale} ${code}`).toHaveLength(2);
      }
    }
  });

  it.each([
    [15, 'USD', 'MXN', 'en', 'USD 15'],
    [15.5, 'usd', 'ARS', 'en', 'USD 15.50'],
    [15, 'USD', 'CLP', 'es-MX', 'USD 15'],
    [15, 'USD', 'MXN', 'ru', '15 USD'],
    [15, 'USD', 'MXN', 'ar', '\u2066\u200f15 \u2066USD\u2069\u2069'],
    [100, 'MXN', 'MXN', 'en', '$100'],
    [15, 'USD', 'USD', 'en', '$15'],
    [15, 'USD', 'EUR', 'en', '$15'],
    [500, 'JPY', 'CNY', 'en', 'JPY 500'],
    [0.5, 'BTC', 'MXN', 'en', '0.5 BTC'],
  ] as const)(
    '[USER-07] %d %s beside a player’s %s, in %s, is %j: never by the sign of their own money',
    (value, code, own, locale, text) => {
      expect(spaced(formatMoney(value, code, locale, decimalsOf(code), own))).toBe(text);
    },
  );

  it('[USER-07] never throws, whatever the code and the locale', () => {
    fc.assert(
      fc.property(fc.double(), fc.string(), fc.string(), (value, code, locale) => {
        expect(typeof formatMoney(value, code, locale)).toBe('string');
      }),
    );
  });

  it('[USER-07] the stand-in locales write money as the real ones do', () => {
    for (const [locale, stand] of Object.entries(NUMBER_FORMAT_LOCALES)) {
      const real = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(-1234567.5);
      expect(spaced(formatMoney(-1234567.5, 'EUR', locale)), stand).toBe(spaced(real));
    }
  });
});

describe('the currency table', () => {
  it('[USER-06] has about 80 codes, those that the requirement names among them', () => {
    const codes = Object.keys(CURRENCIES);
    expect(codes.length).toBeGreaterThanOrEqual(80);
    for (const code of ['RUB', 'UAH', 'EUR', 'USD', 'KZT', 'INR', 'BRL', 'MXN', 'NGN', 'IDR', 'QGC', 'QSC']) {
      expect(codes).toContain(code);
    }
  });

  it.each(['BTC', 'ETH', 'LTC', 'USDT', 'TRX', 'USDC', 'TON'])(
    '[USER-06] [USER-08] %s is crypto, 8 decimals',
    code => {
      expect(currencyOf(code)).toMatchObject({ isCrypto: true, decimals: 8 });
    },
  );

  it('[SWP-01] an exact sum keeps what it has beyond its currency, and no trace of an addition', () => {
    const exact = (value: number, code: string) =>
      spaced(formatMoney(value, code, 'en', exactDecimals(value, code)));
    expect(exact(9.999, 'USD')).toBe('$9.999');
    expect(exact(0.00012, 'XYZ')).toBe('XYZ 0.00012');
    expect(exact(0.00000001, 'XYZ')).toBe('XYZ 0.00000001');
    expect(exact(0.000000012, 'XYZ')).toBe('XYZ 0.000000012');
    expect(exact(0.000000001234, 'ETH')).toBe('0.000000001234 ETH');
    expect(exact(0.1 + 0.2 - 0.3, 'ETH')).toBe('0 ETH');
    expect(exact(123.000000001, 'ETH')).toBe('123 ETH');
    expect(exact(0.1 + 0.2, 'QSC')).toBe('0.30 SC');
    expect(exact(1000, 'JPY')).toBe('¥1,000');
    expect(spaced(formatMoney(2.0055, 'QSC', 'de', exactDecimals(2.0055, 'QSC')))).toBe('2,0055 SC');
    expect(spaced(formatMoney(9.999, 'USD', 'en'))).toBe('$10');
  });

  it('[USER-08] a fiat, a coin and an unknown balance are not crypto', () => {
    expect(['MXN', 'QSC', 'ZZZZ', 'constructor', ''].filter(code => currencyOf(code).isCrypto)).toEqual([]);
  });

  it.each([
    ['JPY', 0],
    ['KRW', 0],
    ['VND', 0],
    ['CLP', 0],
    ['PYG', 0],
    ['UGX', 0],
    ['KWD', 3],
    ['BHD', 3],
    ['OMR', 3],
    ['TND', 3],
    ['JOD', 3],
    ['MXN', 2],
    ['ZZZZ', 2],
    ['toString', 2],
  ])('[USER-06] %s has %d decimals', (code, decimals) => {
    expect(decimalsOf(code)).toBe(decimals);
  });

  it('[USER-04] QGC becomes QSC and no other code changes', () => {
    expect(['QGC', ' qgc', 'QSC', 'MXN'].map(normaliseCurrency)).toEqual(['QSC', 'QSC', 'QSC', 'MXN']);
  });
});

describe('roundToCurrency', () => {
  it.each([
    [1.005, 'USD', 1.01],
    [2.675, 'USD', 2.68],
    [10.555, 'KWD', 10.555],
    [99.5, 'JPY', 100],
    [0.123456789, 'BTC', 0.12345679],
    [1e-9, 'BTC', 0],
    [-1.005, 'USD', -1.01],
    [-0.001, 'USD', 0],
    [123456789, 'USD', 123456789],
    [92912562099.79233, 'BTC', 92912562099.79233],
  ])('[FORM-05] %d %s is %d', (value, code, rounded) => {
    expect(roundToCurrency(value, code)).toBe(rounded);
  });

  it('[FORM-05] rounding twice changes nothing', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e12, noNaN: true }),
        fc.constantFrom('MXN', 'JPY', 'KWD', 'BTC'),
        (value, code) => {
          const once = roundToCurrency(value, code);
          expect(roundToCurrency(once, code)).toBe(once);
        },
      ),
    );
  });
});

describe('numbers', () => {
  it('[FORM-07] the amount input has the separator of the locale', () => {
    expect(['es-MX', 'de', 'bn', 'ru', 'mr'].map(decimalSeparatorOf)).toEqual(['.', ',', '.', ',', '.']);
  });

  it('[I18N-02] shown numbers keep the digits of the locale', () => {
    expect(formatNumber(1234.5, 'bn')).toBe('১,২৩৪.৫');
  });
});
