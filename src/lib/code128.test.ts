import { describe, expect, it } from 'vitest';
import { code128 } from './code128';

const total = (widths: number[] | null) => widths?.reduce((sum, width) => sum + width, 0);

describe('[DEP-13] a payment code as a barcode', () => {
  it('packs pairs of digits, and ends with the check and the stop', () => {
    // Start C, 12, 34, check (105 + 12 + 2 × 34) mod 103 = 82, stop.
    expect(code128('1234')?.join('')).toBe(`${'211232'}${'112232'}${'131123'}${'121241'}${'2331112'}`);
  });

  it('writes other characters one by one', () => {
    // Start B, 'A' is 33, check (104 + 33) mod 103 = 34.
    expect(code128('A')?.join('')).toBe(`${'211214'}${'111323'}${'131123'}${'2331112'}`);
  });

  it('gives every character 11 modules, and the stop 13', () => {
    for (const text of ['93001234567890', 'OXXO-42', '1234X', '123', ' !~', '1', 'x'.repeat(48)]) {
      const characters = /^(\d\d)+$/.test(text) ? text.length / 2 : text.length;
      expect(total(code128(text))).toBe((characters + 2) * 11 + 13);
    }
  });

  it.each(['', 'é', '1\n2', 'x'.repeat(49)])('holds no %j', text => {
    expect(code128(text)).toBeNull();
  });
});
