interface Choice {
  text: string;
  value: string;
}

/** Merges choices that send the same value into one with all of their names: the server could not tell them apart. */
export function distinctChoices(items: readonly Choice[]): Choice[] {
  const names = new Map<string, string[]>();
  for (const { value, text } of items) {
    const known = names.get(value) ?? [];
    names.set(value, text === '' || known.includes(text) ? known : [...known, text]);
  }
  return [...names].map(([value, texts]) => ({ value, text: texts.join(' / ') }));
}
