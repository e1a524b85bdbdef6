import { describe, expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { limitsHint, limitsNote } from './limitsText';

const money = (value: number, currency: string) => `${value} ${currency}`;

describe('[FORM-05] limits in words', () => {
  it.each([
    [{ min: 5, max: 300 }, '5 EUR – 300 EUR', 'From 5 EUR to 300 EUR'],
    [{ min: 5, max: null }, 'From 5 EUR', 'From 5 EUR'],
    [{ min: 0, max: 300 }, 'Up to 300 EUR', 'Up to 300 EUR'],
    [{ min: 20, max: 20 }, '20 EUR', '20 EUR'],
    [{ min: 0, max: null }, '', ''],
  ])('%o', async (limits, note, hint) => {
    const { t } = (await createTestCashier()).cashier.translator;
    expect(limitsNote(t, money, limits, 'EUR')).toBe(note);
    expect(limitsHint(t, money, limits, 'EUR')).toBe(hint);
  });
});
