import { describe, expect, it } from 'vitest';
import { isRealDate } from './isRealDate';

describe('isRealDate', () => {
  it.each(['01.01.1900', '31.12.9999', '29.02.2024', '29.02.2000', '30.04.1985', '०१.०१.२०००'])(
    '[FORM-10] %s is a date',
    text => expect(isRealDate(text)).toBe(true),
  );
  it.each([
    '31.02.2020',
    '29.02.2023',
    '29.02.1900',
    '31.04.2020',
    '00.01.2020',
    '99.01.2020',
    '01.00.2020',
    '32.01.2020',
    '01.13.2020',
    '31.12.1899',
    '1.1.2020',
    '01.01.20200',
    '001.01.2020',
    '2020-01-01',
    '01/01/2020',
    '',
  ])('[FORM-10] %s is none', text => expect(isRealDate(text)).toBe(false));
});
