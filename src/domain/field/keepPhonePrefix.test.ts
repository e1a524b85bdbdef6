import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepPhonePrefix } from './keepPhonePrefix';

describe('keepPhonePrefix', () => {
  const prefix = '+52';
  it.each([
    ['typing goes on after it', '+525', '+5255', '+5255'],
    ['letters are dropped', '+525', '+525a', '+525'],
    ['a plus is blocked', '+525', '+525+', '+525'],
    ['a plus before it is blocked', '+525', '++525', '+525'],
    ['typing before it is blocked', '+525', '9+525', '+525'],
    ['typing inside it is blocked', '+525', '+952' + '5', '+525'],
    ['its last character cannot be deleted', '+525', '+55', '+525'],
    ['its first character cannot be deleted', '+525', '525', '+525'],
    ['the bare prefix cannot be deleted', '+52', '+5', '+52'],
    ['clearing the field leaves it', '+5255', '', '+52'],
    ['typing over all leaves it and the new digit', '+5255', '7', '+527'],
    ['deleting after it works', '+5255', '+525', '+525'],
    ['an empty field gets it', '', '', '+52'],
    ['an empty field gets it with the first digit', '', '5', '+525'],
    ['a paste over all may carry it', '+52', '+52 55 1234 5678', '+525512345678'],
    ['a paste after it may carry it', '+52', '+52+52 55 1234 5678', '+525512345678'],
    ['a paste after it may carry 00', '+52', '+520052 5512345678', '+525512345678'],
    ['a paste over all may carry 00', '+525', '0052 55 1234 5678', '+525512345678'],
    ['a paste over all may lack it', '+52', '55 1234 5678', '+525512345678'],
    ['a paste over another number', '+529991112222', '+52 (55) 1234-5678', '+525512345678'],
    ['a paste inside keeps what stands around', '+5255', '+5251235', '+5251235'],
    ['a paste before it is undone', '+5255', '5512345678+5255', '+5255'],
    ['a paste of a whole number among digits', '+5255', '+52+52551234567855', '+52551234567855'],
    ['digits of another script', '+52', '+52٥', '+525'],
    ['a paste with the plus of an input method', '+52', '＋52 55 1234 5678', '+525512345678'],
    ['a paste of what is dialled at home in brackets', '+52', '+52 (0)55 1234 5678', '+525512345678'],
  ])('[FORM-09] %s', (_, previous, next, expected) => {
    expect(keepPhonePrefix({ prefix, previous, next })).toBe(expected);
  });

  it.each([
    ['of the right length only without it', '52 55 1234 5678', '+525512345678'],
    ['of the right length after the one in the field', '+5252 55 1234 5678', '+525512345678'],
    ['that begins like it', '52 1234 5678', '+525212345678'],
    ['that carries it with a plus', '+52 52 1234 5678', '+525212345678'],
  ])('[FORM-09] a number %s, where its length is known, is not changed into another', (_, next, expected) => {
    expect(keepPhonePrefix({ prefix, previous: prefix, next, length: 10 })).toBe(expected);
  });

  it.each([
    ['+234', '0803 123 4567', '+2348031234567'],
    ['+234', '+234 0803 123 4567', '+2348031234567'],
    ['+7', '8 (916) 123-45-67', '+79161234567'],
    ['+7', '+7 916 123-45-67', '+79161234567'],
    ['+7', '0916 123 45 67', '+709161234567'],
    ['+52', '+52 1 55 1234 5678', '+525512345678'],
    ['+52', '1 555 123 4567', '+5215551234567'],
    ['+52', '055 1234 5678', '+525512345678'],
    ['+225', '07 07 07 07 07', '+2250707070707'],
  ])('[FORM-09] in %s a number pasted as it is dialled at home, %s, is %s', (home, next, expected) => {
    expect(keepPhonePrefix({ prefix: home, previous: home, next, length: 10 })).toBe(expected);
  });

  it.each([
    ['+225', '+225 (0)7 07 07 07 07', 10, '+2250707070707'],
    ['+225', '+225 (0)7 07 07 07 07', 0, '+2250707070707'],
    ['+44', '+44 (0)20 7946 0958', 10, '+442079460958'],
    ['+44', '+44 (0)20 7946 0958', 0, '+442079460958'],
  ])('[FORM-09] in %s a zero in brackets, %s, of %d digits is %s', (home, next, length, expected) => {
    expect(keepPhonePrefix({ prefix: home, previous: home, next, length })).toBe(expected);
  });

  it('[FORM-09] in Italy a zero is part of the number, also in brackets', () => {
    expect(keepPhonePrefix({ prefix: '+39', previous: '+39', next: '+39 (0)6 1234567' })).toBe(
      '+39061234567',
    );
  });

  it('[FORM-09] whatever the edit, the prefix stands and only digits follow', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,10}$/), fc.string(), (rest, next) => {
        expect(keepPhonePrefix({ prefix, previous: prefix + rest, next })).toMatch(/^\+52\d*$/);
      }),
    );
  });
});
