import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FlagIcon } from './FlagIcon';
import { redraw } from './keepDrawn';
import { loadFlags } from './loadPictures';

afterEach(cleanup);

describe('FlagIcon', () => {
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
