import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialsOf } from '../method/initialsOf';
import { MethodMark } from '../method/MethodMark';
import { FlagIcon } from './FlagIcon';
import { findPicture } from './findPicture';
import { redraw } from './keepDrawn';
import { loadFlags } from './loadPictures';

afterEach(cleanup);

const visa = () => ({
  nodes: [['path', { d: 'M0 0h1', 'fill-rule': 'evenodd' }]] as const,
  color: '#1434cb',
});
const pictures = { visa, mercadopago: () => ({ text: 'MP' }), m10: () => ({ text: 'm10' }) };

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

  it('initials are written alike in a Turkish browser', () => {
    vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('İD');
    expect(initialsOf('ideal')).toBe('ID');
  });

  it('a mark shows its drawing, without any id or HTML text', () => {
    const { container } = render(<MethodMark read={() => ({ picture: visa, name: 'Visa' })} />);
    const [mark] = container.children;
    expect(mark?.innerHTML).toBe(
      '<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false"><path d="M0 0h1" fill-rule="evenodd"></path></svg>',
    );
    expect(mark?.className).toBe('mark');
    expect(mark?.getAttribute('style')).toContain('#1434cb');
    expect(mark?.getAttribute('aria-hidden')).toBe('true');
  });

  it('[METH-06] a mark is drawn anew when its drawing has come, without being rendered', () => {
    let picture: typeof visa | undefined;
    const read = vi.fn(() => ({ picture, name: 'Some Bank' }));
    const { container } = render(<MethodMark read={read} />);
    const [mark] = container.children;
    const initials = mark?.firstChild;
    expect(mark?.outerHTML).toContain('<span class="mark__text">SB</span>');
    redraw(container);
    expect(mark?.firstChild).toBe(initials);
    picture = visa;
    redraw(container);
    expect(mark?.querySelector('path')).not.toBeNull();
    expect(mark?.textContent).toBe('');
  });

  it('a mark that gets another method shows that one', () => {
    const { container, rerender } = render(<MethodMark read={() => ({ picture: visa, name: 'Visa' })} />);
    rerender(<MethodMark read={() => ({ name: 'Some Bank' })} />);
    expect(container.firstElementChild?.getAttribute('style')).toBeFalsy();
    expect(container.textContent).toBe('SB');
    rerender(<MethodMark read={() => ({ picture: pictures.m10, name: 'm10' })} />);
    expect(container.querySelector('.mark__text')?.getAttribute('style')).toContain('--length: 3');
  });

  it('[METH-06] a mark has its initials until the picture at its address has come', () => {
    const address = 'https://x.test/a.svg';
    const { container } = render(<MethodMark read={() => ({ name: 'Some Bank', address })} />);
    expect(container.textContent).toBe('SB');
    fireEvent.load(container.querySelector('img') ?? container);
    expect(container.querySelector('.mark')?.innerHTML).toMatch(/^<img [^>]*>$/);
  });

  it('an address that fails is reported once and falls back to initials; a new address gets its chance', () => {
    const handleError = vi.fn();
    const { container, rerender } = render(
      <MethodMark
        read={() => ({ name: 'Some Bank', address: 'https://x.test/a.svg', onError: handleError })}
      />,
    );
    const image = container.querySelector('img');
    expect(image?.getAttribute('loading')).toBe('lazy');
    if (image) fireEvent.error(image);
    expect(container.textContent).toBe('SB');
    expect(handleError).toHaveBeenCalledOnce();
    redraw(container);
    expect(container.textContent).toBe('SB');
    rerender(<MethodMark read={() => ({ name: 'Some Bank', address: 'https://x.test/b.svg' })} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://x.test/b.svg');
  });

  it('a flag without a drawing has its country code, which is no part of any name', () => {
    const { container } = render(<FlagIcon country="mx" />);
    expect(container.textContent).toBe('');
    expect(container.querySelector('.flag')?.getAttribute('data-code')).toBe('MX');
  });

  it('[METH-06] a flag is drawn when its drawing has come, and at once when it is there already', async () => {
    const { container, rerender } = render(<FlagIcon country="MX" />);
    await loadFlags();
    redraw(container);
    const drawing = container.querySelector('.flag > svg');
    expect(drawing).not.toBeNull();
    redraw(container);
    expect(container.querySelector('.flag')?.childNodes).toHaveLength(1);
    expect(container.querySelector('.flag > svg')).toBe(drawing);
    rerender(<FlagIcon country="BR" />);
    expect(container.querySelector('.flag > svg')).not.toBe(drawing);
    rerender(<FlagIcon country="Q9" />);
    expect(container.querySelector('.flag')?.childNodes).toHaveLength(0);
  });
});
