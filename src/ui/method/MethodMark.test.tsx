import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { redraw } from '../picture/keepDrawn';
import { MethodMark } from './MethodMark';

afterEach(cleanup);

const visa = () => ({
  nodes: [['path', { d: 'M0 0h1', 'fill-rule': 'evenodd' }]] as const,
  color: '#1434cb',
});

describe('MethodMark', () => {
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
    rerender(<MethodMark read={() => ({ picture: () => ({ text: 'm10' }), name: 'm10' })} />);
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
});
