import { describe, expect, it } from 'vitest';
import { pastedPrefix } from './pastedPrefix';

const countries = ['+52', '+55', '+1', '+1809'].map(prefix => ({ prefix }));

describe('pastedPrefix', () => {
  it.each([
    ['of this country, over all', '+52 55 1234', '+52 55 9876 5432', '+52'],
    ['of another one, over all', '+52 55 1234', '+55 11 91234 5678', '+55'],
    ['of another one, after the bare prefix', '+52', '+52+55 11 91234 5678', '+55'],
    ['the longest that fits', '+52', '+1 809 555 0100', '+1809'],
    ['with marks and digits of another script', '+52', '\u202a+٥٥ ١١ ٩١٢٣٤', '+55'],
    ['with the plus of an input method', '+52', '＋55 11 91234', '+55'],
    ['of none that may be chosen', '+52', '+44 20 7946 0000', ''],
  ])('[FORM-09] a number %s', (_, shown, next, prefix) => {
    expect(pastedPrefix({ shown, next, countries })).toBe(prefix);
  });

  it.each([
    ['typed on', '+52 5', '+52 55'],
    ['typed in the prefix', '+52 5', '+552 5'],
    ['pasted without a plus', '+52', '55 1234 5678'],
    ['deleted', '+52 55', '+52 5'],
  ])('[FORM-09] %s is no such number', (_, shown, next) => {
    expect(pastedPrefix({ shown, next, countries })).toBeNull();
  });
});
