import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskDestination } from './maskDestination';

describe('what a summary shows of a destination', () => {
  it.each([
    ['4000 0000 0000 0077', '•••• 0077'],
    ['012345678901234567', '•••• 4567'],
    ['12345678', '•••• 78'],
    ['123456', '•••• 56'],
    ['12345', '•••• 45'],
    ['1234', '••••'],
    ['12-34', '••••'],
    ['DE89 3704 00', '•••• 0400'],
    ['123456789', '•••• 6789'],
    ['ana.lopez@mail.example', 'an••••@mail.example'],
    ['a@mail.example', '••••@mail.example'],
  ])('[WD-01] %s is %s', (value, masked) => {
    expect(maskDestination(value)).toBe(masked);
  });

  it('[WD-01] at most four digits of an account are left', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,30}$/), account => {
        expect(maskDestination(account).replace(/\D/g, '').length).toBeLessThanOrEqual(4);
      }),
    );
  });
});
