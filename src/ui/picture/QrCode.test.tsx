import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fitsQrCode, QrCode } from './QrCode';

afterEach(cleanup);

describe('[CRY-01] a QR code', () => {
  it.each([1, 34, 500, 2000])('holds %i characters', length => {
    expect(drawn('0aZ/'.repeat(500).slice(0, length))).toMatch(/^M/);
  });

  it.each([
    ['letters', 'x'],
    ['letters of two bytes', 'ж'],
    ['figures', '0'],
  ])('draws the most %s that fit, and one more does not fit', (_, letter) => {
    const { length } = new TextEncoder().encode(letter);
    const longest = letter.repeat(2300 / length);
    expect([longest, longest + letter].map(fitsQrCode)).toEqual([true, false]);
    expect(drawn(longest)).toMatch(/^M/);
  });
});

/** The path of the code that holds `value`. */
function drawn(value: string): string | null | undefined {
  render(<QrCode value={value} label="Address" />);
  return screen.getByRole('img', { name: 'Address' }).querySelector('path')?.getAttribute('d');
}
