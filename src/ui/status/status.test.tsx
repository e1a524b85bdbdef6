import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from '../button/CopyButton';
import { BonusCard } from '../content/BonusCard';
import { BoxGroup } from '../content/BoxGroup';
import { DescriptionList } from '../content/DescriptionList';
import { MonoText } from '../content/MonoText';
import { Announcer } from '../frame/Announcer';
import { Header } from '../frame/Header';
import { Screen } from '../frame/Screen';
import { fitsQrCode, QrCode } from '../picture/QrCode';
import { CountdownRing } from './CountdownRing';
import { ProgressBar } from './ProgressBar';
import { StatusHero } from './StatusHero';
import { Timeline } from './Timeline';

afterEach(cleanup);

describe('status', () => {
  it('[DEP-10] the hero is a live region that stays when the status changes', () => {
    const { rerender } = render(<StatusHero kind="waiting" title="Waiting" figure="$5" text="Soon" />);
    const region = screen.getByRole('status');
    rerender(<StatusHero kind="success" title="Received" figure="$5" text="Now" hasSettled />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toContain('Received');
  });

  it('[I18N-02] a host’s own words keep their direction among words that read the other way', () => {
    render(
      <div dir="rtl">
        <DescriptionList details={[{ id: 'a', label: '100% on your deposit', value: '$5' }]} />
        <BonusCard title="بونس" note="100% on your deposit" />
      </div>,
    );
    for (const words of screen.getAllByText('100% on your deposit')) expect(words.localName).toBe('bdi');
  });

  it('codes are kept from translation and read left to right', () => {
    render(<DescriptionList details={[{ id: 'a', label: 'Deposit ID', value: '8F3A', isCode: true }]} />);
    const value = screen.getByRole('definition');
    expect(value.getAttribute('translate')).toBe('no');
    expect(value.firstElementChild?.getAttribute('dir')).toBe('ltr');
  });

  it('[DEP-10] a long id is cut on the screen alone: the document has the whole', () => {
    const id = '8f3a21c9-5d0e-4b7a-9c11-d2f60a7be845';
    render(
      <DescriptionList details={[{ id: 'a', label: 'Deposit ID', value: id, isCode: true, isId: true }]} />,
    );
    const value = screen.getByRole('definition');
    expect(value.textContent).toBe(id);
    expect([...value.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
      id.slice(0, -6),
      '7be845',
    ]);
  });

  it('a bar tells its share, and nothing where it is not known', () => {
    const { rerender } = render(<ProgressBar label="Progress" value={1.7} valueText="20 of 20" />);
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow')).toBe('100');
    rerender(<ProgressBar label="Progress" />);
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow')).toBeNull();
  });

  it('the countdown is a timer that does not speak by itself', () => {
    render(<CountdownRing label="Time left" text="14:32" value={0.7} isLow={false} />);
    expect(screen.getByRole('timer', { name: 'Time left' }).getAttribute('aria-live')).toBe('off');
  });

  it('the timeline marks the current step and names the states', () => {
    render(
      <Timeline
        steps={[
          { id: '1', title: 'Sent', state: 'done', stateLabel: 'done' },
          { id: '2', title: 'Confirming', state: 'current' },
        ]}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('Sentdone');
    expect(second?.getAttribute('aria-current')).toBe('step');
  });

  it('copying is controlled from outside', async () => {
    const handleCopy = vi.fn();
    render(<CopyButton label="Copy address" isCopied={false} onCopy={handleCopy} />);
    await userEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(handleCopy).toHaveBeenCalledTimes(1);
  });

  it('[CRY-01] an address keeps its text whole while its ends stand out', () => {
    const { container } = render(<MonoText>TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE</MonoText>);
    expect(container.textContent).toBe('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE');
    expect([...container.querySelectorAll('.mono__ends')].map(end => end.textContent)).toEqual([
      'TQn9Y2',
      'KcbLSE',
    ]);
  });

  it.each([1, 34, 500, 2000])('[CRY-01] a QR code holds %i characters', length => {
    render(<QrCode value={'0aZ/'.repeat(500).slice(0, length)} label="Address" />);
    expect(screen.getByRole('img', { name: 'Address' }).querySelector('path')?.getAttribute('d')).toMatch(
      /^M/,
    );
  });

  it.each([
    ['letters', 'x'],
    ['letters of two bytes', 'ж'],
    ['figures', '0'],
  ])('[CRY-01] the most %s that fit into a QR code are drawn, and one more does not fit', (_, letter) => {
    const { length } = new TextEncoder().encode(letter);
    const longest = letter.repeat(2300 / length);
    expect([longest, longest + letter].map(fitsQrCode)).toEqual([true, false]);
    render(<QrCode value={longest} label="Address" />);
    expect(screen.getByRole('img', { name: 'Address' }).querySelector('path')?.getAttribute('d')).toMatch(
      /^M/,
    );
  });
});

describe('screens', () => {
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
