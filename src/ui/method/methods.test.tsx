import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describedBy } from '../../../tests/support/unit/describedBy';
import { MethodButton } from './MethodButton';
import { MethodMark } from './MethodMark';
import { MethodSection } from './MethodSection';

afterEach(cleanup);

it('[METH-04] [METH-06] has one mark, whether a search makes a row or a tile of it, and back', () => {
  // A plain call, as the lists make it: the mark is no component of its own there.
  const pix = (layout: 'grid' | 'list') => (
    <MethodButton
      layout={layout}
      name="Pix"
      icon={MethodMark({ read: () => ({ name: 'Pix' }) })}
      onSelect={() => {}}
    />
  );
  const { rerender, container } = render(pix('list'));
  for (const layout of ['grid', 'list', 'grid', 'list'] as const) {
    rerender(pix(layout));
    expect(container.querySelectorAll('.mark')).toHaveLength(1);
    expect(container.querySelectorAll('.mark__text')).toHaveLength(1);
  }
});

describe.each(['grid', 'list'] as const)('a method of a %s', layout => {
  it('is a button named by its text alone, described by its limits', () => {
    render(
      <MethodButton
        layout={layout}
        name="Bank card"
        note="$50 – $20,000"
        icon={<i aria-hidden="true">VISA</i>}
        onSelect={() => {}}
      />,
    );
    const button = screen.getByRole('button', { name: 'Bank card' });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    expect(describedBy(button)).toEqual(['$50 – $20,000']);
  });

  it('answers click and key', async () => {
    const handleSelect = vi.fn();
    render(<MethodButton layout={layout} name="Pix" icon={null} onSelect={handleSelect} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Pix' }));
    await user.keyboard('{Enter}');
    expect(handleSelect).toHaveBeenCalledTimes(2);
  });

  it('when closed can be reached, says why, and cannot be chosen', async () => {
    const handleSelect = vi.fn();
    render(
      <MethodButton
        layout={layout}
        name="Pix"
        note="$1 – $2"
        icon={null}
        disabledReason="Closed"
        onSelect={handleSelect}
      />,
    );
    const button = screen.getByRole('button', { name: 'Pix' });
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(handleSelect).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(describedBy(button)).toEqual(['Closed']);
  });

  it('tells of the intent to choose, by pointer and by focus', async () => {
    const handleIntent = vi.fn();
    render(
      <MethodButton layout={layout} name="Pix" icon={null} onSelect={() => {}} onIntent={handleIntent} />,
    );
    const user = userEvent.setup();
    await user.hover(screen.getByRole('button', { name: 'Pix' }));
    await user.tab();
    expect(handleIntent).toHaveBeenCalledTimes(2);
  });
});

describe('a section of methods', () => {
  it('is a region named by its heading with a list of its items', () => {
    render(
      <MethodSection
        title="Popular"
        layout="grid"
        items={[
          <MethodButton layout="grid" key="a" name="A" icon={null} onSelect={() => {}} />,
          <MethodButton layout="grid" key="b" name="B" icon={null} onSelect={() => {}} />,
        ]}
      />,
    );
    expect(screen.getByRole('region', { name: 'Popular' }).getAttribute('part')).toBe('group');
    expect(screen.getByRole('heading', { level: 2, name: 'Popular' })).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
