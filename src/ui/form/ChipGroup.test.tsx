import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChipGroup } from './ChipGroup';

afterEach(cleanup);

function show({ value = null as number | null, dir = 'ltr', count = 3 } = {}) {
  const chips = Array.from({ length: count }, (_, index) => ({ value: index, label: `$${index}` }));
  const handleChange = vi.fn();
  const view = (all: typeof chips) => (
    <div dir={dir}>
      <ChipGroup label="Amounts" chips={all} value={value} onChange={handleChange} />
      <button type="button">after</button>
    </div>
  );
  const { rerender } = render(view(chips));
  return { handleChange, keep: (left: number) => rerender(view(chips.slice(0, left))) };
}

const focused = () => document.activeElement?.textContent;

describe('[FORM-11] the chips are one stop of the Tab key', () => {
  it.each([
    ['the first, while none is chosen', null, '$0'],
    ['the chosen one', 2, '$2'],
  ])('it comes to %s, and goes on from there', async (_, value, label) => {
    show({ value });
    await userEvent.tab();
    expect(focused()).toBe(label);
    await userEvent.tab();
    expect(focused()).toBe('after');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe(label);
  });

  it.each([
    ['ltr', '{ArrowRight}', ['$1', '$2', '$0']],
    ['ltr', '{ArrowLeft}', ['$2', '$1', '$0']],
    ['rtl', '{ArrowLeft}', ['$1', '$2', '$0']],
    ['rtl', '{ArrowDown}', ['$1', '$2', '$0']],
  ])('in it the arrow keys move, %s %s, and choose nothing', async (dir, key, labels) => {
    const { handleChange } = show({ dir });
    await userEvent.tab();
    for (const label of labels) {
      await userEvent.keyboard(key);
      expect(focused()).toBe(label);
    }
    expect(handleChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown} ');
    expect(handleChange).toHaveBeenCalledWith(1);
  });

  it('who has moved in it leaves it with one Tab', async () => {
    show({ value: 2 });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('$0');
    await userEvent.tab();
    expect(focused()).toBe('after');
  });

  it('it is there still where the chip that was left is gone', async () => {
    const { keep } = show();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    keep(2);
    await userEvent.tab();
    expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toContain(0);
    expect(focused()).toBe('$0');
  });
});
