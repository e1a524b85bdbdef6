import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards';

const cards = [
  { id: 'a', title: 'First', note: 'From $5', figure: '27 USDT', tag: 'Best' },
  { id: 'b', title: 'Second' },
];

function Choice(props: Partial<ChoiceCardsProps>): ReactElement {
  const [value, setValue] = useState<string | null>(null);
  return <ChoiceCards label="Network" cards={cards} value={value} onChange={setValue} {...props} />;
}

afterEach(cleanup);

describe('[FORM-13] choice cards', () => {
  it('are radio buttons, each named by its title and described by the rest', async () => {
    render(<Choice />);
    const first = screen.getByRole<HTMLInputElement>('radio', { name: 'First' });
    expect(screen.getByRole('radiogroup', { name: 'Network' })).toBeTruthy();
    const description = (first.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent);
    expect(description).toEqual(['Best', 'From $5', '27 USDT']);
  });

  it('none is chosen until the player chooses, then that one alone', async () => {
    render(<Choice />);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
    await userEvent.click(screen.getByText('Second'));
    expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
  });

  it('an error describes the group', () => {
    render(<Choice error="Choose one" hint="Of these" />);
    const group = screen.getByRole('radiogroup');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    const texts = (group.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['Choose one', 'Of these']);
  });

  it('two groups of one page do not share a choice', async () => {
    render(
      <>
        <Choice label="One" />
        <Choice label="Two" />
      </>,
    );
    const [one, , two] = screen.getAllByRole<HTMLInputElement>('radio');
    if (one) await userEvent.click(one);
    if (two) await userEvent.click(two);
    expect([one?.checked, two?.checked]).toEqual([true, true]);
  });
});
