import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Announcer } from './Announcer';
import { Header } from './Header';
import { Screen } from './Screen';

afterEach(cleanup);

describe('the frame', () => {
  it('the heading takes the focus only where asked', () => {
    const header = <Header title="Bank card" />;
    const { unmount } = render(<Screen>{header}</Screen>);
    expect(document.activeElement).toBe(document.body);
    unmount();
    render(<Screen takesFocus>{header}</Screen>);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Bank card' }));
  });

  it('back and close are named by their labels and absent without a handler', () => {
    render(<Header title="X" backLabel="Back" onBack={() => {}} closeLabel="Close" />);
    expect(screen.getByRole('button', { name: 'Back' }).getAttribute('part')).toBe('back');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('the live regions stand before their text', () => {
    const { container, rerender } = render(<Announcer polite="" assertive="" />);
    const regions = [...container.children];
    rerender(<Announcer polite="Copied" assertive="Error" />);
    expect([...container.children]).toEqual(regions);
    expect(regions.map(region => region.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
  });
});
