import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialsOf } from '../method/initialsOf';
import { MethodMark } from '../method/MethodMark';
import { FlagIcon } from './FlagIcon';
import { findPicture } from './findPicture';

afterEach(cleanup);

const visa = { nodes: [['path', { d: 'M0 0h1' }]] as const, color: '#1434cb' };
const pictures = { visa, mercadopago: { text: 'MP' }, m10: { text: 'm10' } };

describe('pictures', () => {
  it.each([
    [['visa'], visa],
    [['VISA'], visa],
    [['mercado_pago'], pictures.mercadopago],
    [['mercado-pago-cash'], pictures.mercadopago],
    [['visa_mastercard_h2h'], visa],
    [['zzz', 'm10'], pictures.m10],
    [['constructor'], undefined],
    [['zzz'], undefined],
    [[], undefined],
  ])('finds the picture of %j', (ids, picture) => expect(findPicture(pictures, ids)).toBe(picture));

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

  it('a mark shows its drawing, without any id or HTML text', () => {
    const { container } = render(<MethodMark picture={visa} name="Visa" />);
    expect(container.querySelector('svg path')?.getAttribute('d')).toBe('M0 0h1');
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('an address that fails is reported once and falls back to initials; a new address gets its chance', () => {
    const handleError = vi.fn();
    const { container, rerender } = render(
      <MethodMark name="Some Bank" address="https://x.test/a.svg" onError={handleError} />,
    );
    const image = container.querySelector('img');
    expect(image?.getAttribute('loading')).toBe('lazy');
    if (image) fireEvent.error(image);
    expect(container.textContent).toBe('SB');
    expect(handleError).toHaveBeenCalledExactlyOnceWith('https://x.test/a.svg');
    rerender(<MethodMark name="Some Bank" address="https://x.test/b.svg" onError={handleError} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://x.test/b.svg');
  });

  it('a flag without a drawing has its country code, which is no part of any name', () => {
    const { container } = render(<FlagIcon country="mx" />);
    expect(container.textContent).toBe('');
    expect(container.querySelector('.flag')?.getAttribute('data-code')).toBe('MX');
  });
});
