/**
 * Sorted, separate, inclusive ranges of UTF-16 code units. One unit beyond the last stands for the end of the
 * text.
 */
export type CharSet = readonly (readonly [number, number])[];

const LAST_UNIT = 0xffff;
const END_UNIT = 0x10000;

export const NO_CHARS: CharSet = [];
export const ALL_AND_END: CharSet = [[0, END_UNIT]];
export const END_ONLY: CharSet = [[END_UNIT, END_UNIT]];

export function union(...sets: readonly CharSet[]): CharSet {
  const sorted = sets.flat().sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [low, high] of sorted) {
    const last = merged.at(-1);
    if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else merged.push([low, high]);
  }
  return merged;
}

export function complement(set: CharSet): CharSet {
  const gaps: [number, number][] = [];
  let from = 0;
  for (const [low, high] of union(set)) {
    if (low > from) gaps.push([from, low - 1]);
    from = high + 1;
  }
  if (from <= LAST_UNIT) gaps.push([from, LAST_UNIT]);
  return gaps;
}

export function intersects(a: CharSet, b: CharSet): boolean {
  return a.some(([low, high]) => b.some(other => other[0] <= high && low <= other[1]));
}

export function charsOf(text: string): CharSet {
  return union(
    text.split('').map(char => {
      const unit = char.charCodeAt(0);
      return [unit, unit] as const;
    }),
  );
}

const DIGITS: CharSet = [[0x30, 0x39]];
const WORD: CharSet = union(DIGITS, charsOf('_'), [
  [0x41, 0x5a],
  [0x61, 0x7a],
]);
const SPACE: CharSet = union(charsOf('\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff'), [
  [0x2000, 0x200a],
]);

export const LINE_CHARS: CharSet = complement(charsOf('\n\r\u2028\u2029'));

/** \d, \w, \s and their opposites. */
export const CLASS_ESCAPES: Readonly<Record<string, CharSet>> = {
  d: DIGITS,
  D: complement(DIGITS),
  w: WORD,
  W: complement(WORD),
  s: SPACE,
  S: complement(SPACE),
};
