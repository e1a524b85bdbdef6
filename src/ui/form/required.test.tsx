import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BoxGroup } from '../content/BoxGroup';
import { AmountInput } from './AmountInput';
import { ChoiceCards } from './ChoiceCards';
import { ChoiceInput } from './ChoiceInput';
import { SelectInput } from './SelectInput';
import { TextInput } from './TextInput';

afterEach(cleanup);

const ignore = (): void => {};
const isRequired = (role: string, name: string): string | null =>
  screen.getByRole(role, { name }).getAttribute('aria-required');

describe('[FORM-13] what has to be filled in says so to who cannot see that nothing is optional', () => {
  it('an amount, a text, a list and a choice', () => {
    render(
      <>
        <AmountInput label="Amount" value="" onChange={ignore} />
        <TextInput label="Name" value="" onChange={ignore} />
        <SelectInput label="Bank" options={[]} value="" onChange={ignore} />
        <ChoiceCards label="Network" cards={[]} value={null} onChange={ignore} />
        <BoxGroup label="Packages" boxes={[]} value={null} onChange={ignore} />
      </>,
    );
    expect(isRequired('textbox', 'Amount')).toBe('true');
    expect(isRequired('textbox', 'Name')).toBe('true');
    expect(isRequired('combobox', 'Bank')).toBe('true');
    expect(isRequired('radiogroup', 'Network')).toBe('true');
    expect(isRequired('radiogroup', 'Packages')).toBe('true');
  });

  it('not what is optional, nor a button, of which ARIA has no required ones', () => {
    render(
      <>
        <TextInput label="Memo" optionalLabel="optional" value="" onChange={ignore} />
        <ChoiceInput label="Bank" placeholder="Choose" value="" onOpen={ignore} />
      </>,
    );
    expect(isRequired('textbox', 'Memo')).toBeNull();
    expect(isRequired('button', 'Bank')).toBeNull();
  });
});
