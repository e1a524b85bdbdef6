import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describedBy } from '../../../tests/support/unit/describedBy';
import { BonusCard } from './BonusCard';
import { DescriptionList } from './DescriptionList';
import { MonoText } from './MonoText';

afterEach(cleanup);

describe('content', () => {
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

  it('[CRY-01] an address keeps its text whole while its ends stand out', () => {
    const { container } = render(<MonoText>TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE</MonoText>);
    expect(container.textContent).toBe('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE');
    expect([...container.querySelectorAll('.mono__ends')].map(end => end.textContent)).toEqual([
      'TQn9Y2',
      'KcbLSE',
    ]);
  });

  it('a bonus is a switch named by its title; what is missing describes it', async () => {
    const handleChange = vi.fn();
    render(<BonusCard title="+100%" note="From $10" missing="Add $5 more" isOn onChange={handleChange} />);
    const control = screen.getByRole('switch', { name: '+100%' });
    expect(control.getAttribute('aria-checked')).toBe('true');
    expect(describedBy(control)).toEqual(['Add $5 more']);
    await userEvent.click(control);
    expect(handleChange).toHaveBeenCalledWith(false);
  });
});
