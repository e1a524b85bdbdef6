import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BoxGroup } from './BoxGroup';

afterEach(cleanup);

describe('coin boxes', () => {
  const boxes = [
    { id: 'a', title: '100 GC', price: '$1' },
    { id: 'b', title: '200 GC', note: '+ 5 SC free', price: '$2', tag: 'Most chosen' },
  ];

  it('[SWP-01] are a radio group moved through with the arrows, one tab stop in all', async () => {
    const handleChange = vi.fn();
    render(<BoxGroup label="Packages" boxes={boxes} value="a" onChange={handleChange} />);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '100 GC', checked: true }));
    await user.keyboard('{ArrowDown}');
    expect(handleChange).toHaveBeenLastCalledWith('b');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '200 GC' }));
    await user.tab();
    expect(screen.queryAllByRole('radio')).not.toContain(document.activeElement);
  });

  it('[SWP-01] leave an arrow with a modifier to the browser, as Alt and the left one lead back', async () => {
    const handleChange = vi.fn();
    render(<BoxGroup label="Packages" boxes={boxes} value="a" onChange={handleChange} />);
    const user = userEvent.setup();
    await user.tab();
    for (const held of ['Alt', 'Control', 'Meta']) await user.keyboard(`{${held}>}{ArrowLeft}{/${held}}`);
    expect(handleChange).not.toHaveBeenCalled();
  });

  it('in a right-to-left widget the sideways arrows are mirrored', async () => {
    const three = [...boxes, { id: 'c', title: '300 GC', price: '$3' }];
    const handleChange = vi.fn();
    render(
      <div dir="rtl">
        <BoxGroup label="Packages" boxes={three} value="a" onChange={handleChange} />
      </div>,
    );
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(handleChange).toHaveBeenLastCalledWith('c');
  });
});
