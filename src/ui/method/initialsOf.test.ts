import { describe, expect, it, vi } from 'vitest';
import { initialsOf } from './initialsOf';

describe('initialsOf', () => {
  it.each([
    ['Mercado Pago', 'MP'],
    ['OXXO', 'OX'],
    ['bKash / Nagad', 'BN'],
    ['', '•'],
    ['…', '•'],
    ['Карта', 'КА'],
    ['Monero (XMR)', 'MX'],
    ['"Bank" №1', 'B1'],
    ['हिन्दी बैंक', 'हब'],
    ['SPEI · تحويل بنكي', 'SP'],
    ['Банк Visa', 'БА'],
    ['24 банк', '24'],
    ['7 Eleven', '7E'],
    ['R Банк', 'R'],
  ])('the initials of %j are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

  it('initials are written alike in a Turkish browser', () => {
    vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('İD');
    expect(initialsOf('ideal')).toBe('ID');
  });
});
