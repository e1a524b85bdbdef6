const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
};

/** How much longer than English the longest languages run. */
const STRETCH = 0.35;

/**
 * A text as the pseudo-locale shows it (`config.pseudoLocale`): accented, longer and bracketed, but still
 * readable. Text that stays plain on a screen comes from no catalog; text without its closing bracket is cut
 * off.
 */
export function pseudoText(text: string): string {
  const accented = [...text].map(character => ACCENTED[character] ?? character).join('');
  return `⟦${accented}${'·'.repeat(Math.ceil(text.length * STRETCH))}⟧`;
}
