import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describedBy } from '../../../tests/support/unit/describedBy';
import { Button } from '../button/Button';
import { AmountInput } from './AmountInput';
import { ChipGroup } from './ChipGroup';
import { SearchField } from './SearchField';
import { SelectInput } from './SelectInput';
import { TextInput } from './TextInput';

afterEach(cleanup);

function HeldAmount(): ReactElement {
  const [value, setValue] = useState('');
  return <AmountInput label="Amount" value={value} onChange={setValue} />;
}

function HeldCapitals(): ReactElement {
  const [value, setValue] = useState('');
  return <TextInput label="Name" value={value} onChange={text => setValue(text.toUpperCase())} />;
}

describe('what an input method composes', () => {
  it('[FORM-13] stands as it is until it is done: another value would bring it twice', () => {
    render(<HeldCapitals />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    fireEvent.compositionStart(input);
    for (const value of ['a', 'an', 'ana']) {
      fireEvent.input(input, { target: { value }, isComposing: true });
      expect(input.value).toBe(value);
    }
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('ANA');
  });
});

describe('SearchField', () => {
  it('[DEP-01] Enter in it does not send the form that it stands in', async () => {
    const handleSubmit = vi.fn();
    render(
      <form onSubmit={handleSubmit}>
        <SearchField label="Search" clearLabel="Clear" value="" onChange={() => {}} />
        <Button type="submit">Pay</Button>
      </form>,
    );
    await userEvent.type(screen.getByRole('searchbox'), 'ken{Enter}');
    expect(handleSubmit).not.toHaveBeenCalled();
  });
});

describe('AmountInput', () => {
  const props = {
    label: 'Amount',
    value: '500',
    symbol: '$',
    code: 'MXN',
    hint: 'From $50',
    onChange: () => {},
  };

  it('[FORM-13] without limits its currency is its description', () => {
    render(<AmountInput {...props} hint="" />);
    expect(describedBy(screen.getByRole('textbox', { name: 'Amount' }))).toEqual(['MXN']);
  });

  it('[FORM-13] is a textbox named by its label alone, for decimal keyboards', () => {
    render(<AmountInput {...props} />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    expect(input.getAttribute('inputmode')).toBe('decimal');
    expect(input.getAttribute('part')).toBe('amount-input');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(describedBy(input)).toEqual(['From $50']);
  });

  it('[DEP-01] promises no “done” on the keyboard: its key sends the form, or leads to the next field', () => {
    render(<AmountInput {...props} />);
    expect(screen.getByRole('textbox').hasAttribute('enterkeyhint')).toBe(false);
  });

  it('[FORM-13] an error makes it invalid and comes first in its description', () => {
    render(<AmountInput {...props} error="Too little" />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(input)).toEqual(['Too little', 'From $50']);
  });

  it('hands on what is typed', async () => {
    render(<HeldAmount />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await userEvent.type(input, '12.5');
    expect(input.value).toBe('12.5');
  });
});

describe('fields', () => {
  it('[FORM-13] an input carries its label, autocomplete, inputmode and described-by error', () => {
    render(
      <TextInput
        label="CVC"
        hint="3 digits"
        error="Too short"
        value="12"
        onChange={() => {}}
        autoComplete="cc-csc"
        inputMode="numeric"
      />,
    );
    const input = screen.getByRole('textbox', { name: 'CVC' });
    expect(input.getAttribute('autocomplete')).toBe('cc-csc');
    expect(input.getAttribute('inputmode')).toBe('numeric');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(input)).toEqual(['Too short', '3 digits']);
  });

  it('[I18N-02] an empty input is read as the widget is, one with a text as that text', () => {
    const field = (value: string) => <TextInput label="Name" value={value} onChange={() => {}} />;
    const { rerender } = render(field(''));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(input.dir).toBe('');
    rerender(field('Ana'));
    expect(input.dir).toBe('auto');
  });

  it('a select is named by its label and reports what is chosen', async () => {
    const handleChange = vi.fn();
    const options = [
      { value: 'a', label: 'Bank A' },
      { value: 'b', label: 'Bank B' },
    ];
    render(
      <SelectInput label="Bank" placeholder="Choose" options={options} value="" onChange={handleChange} />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), 'b');
    expect(handleChange).toHaveBeenCalledWith('b');
  });

  it('chips are toggle buttons in a named group', async () => {
    const handleChange = vi.fn();
    const chips = [
      { value: 100, label: '$100' },
      { value: 200, label: '$200' },
    ];
    render(<ChipGroup label="Amounts" chips={chips} value={100} onChange={handleChange} />);
    expect(screen.getByRole('group', { name: 'Amounts' })).toBeDefined();
    expect(screen.getByRole('button', { name: '$100', pressed: true })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '$200', pressed: false }));
    expect(handleChange).toHaveBeenCalledWith(200);
  });

  it.each([
    ['short ones by six', Array.from({ length: 11 }, (_, index) => `$1,${index + 100}`), '6'],
    ['long ones by four', ["so'm 25,000", "so'm 50,000", "so'm 150,000", "so'm 250,000"], '4'],
    ['as full rows as can be', Array.from({ length: 9 }, (_, index) => `$1,${index + 100}`), '5'],
  ])('[FORM-11] chips of a wide form stand in columns, no figure broken: %s', (_, labels, columns) => {
    const chips = labels.map((label, value) => ({ value, label }));
    render(<ChipGroup label="Amounts" chips={chips} value={null} onChange={() => {}} />);
    expect(screen.getByRole('group').style.getPropertyValue('--columns')).toBe(columns);
  });

  it('[FORM-11] [ROUTE-12] a chip keeps its focus where "All" comes to be what a later chip was', () => {
    const chips = (all: number, ...presets: number[]) => (
      <ChipGroup
        label="Amounts"
        chips={[{ value: all, label: 'All' }, ...presets.map(value => ({ value, label: `$${value}` }))]}
        value={null}
        onChange={() => {}}
      />
    );
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const container = root.appendChild(document.createElement('div'));
    const { rerender } = render(chips(100, 5, 10, 75), { container });
    within(container).getByRole('button', { name: '$5' }).focus();
    rerender(chips(75, 5, 10));
    expect(root.activeElement?.textContent).toBe('$5');
  });
});
