interface Choice {
  text: string;
  value: string;
}

/** Choices of one value are one choice, by all of their names: nobody could tell which of them was sent. */
export function distinctChoices(items: readonly Choice[]): Choice[] {
  const names = new Map<string, string[]>();
  for (const { value, text } of items) {
    const known = names.get(value) ?? [];
    names.set(value, text === '' || known.includes(text) ? known : [...known, text]);
  }
  return [...names].map(([value, texts]) => ({ value, text: texts.join(' / ') }));
}
