import { type CharSet, CLASS_ESCAPES, charsOf, complement, union } from './charSet';

/** A place in a pattern that is being read. */
export interface PatternCursor {
  readonly pattern: string;
  at: number;
  /** `false` after a sign whose meaning depends on the rest of the pattern. */
  isReadable: boolean;
}

const CONTROL_ESCAPES: Readonly<Record<string, string>> = {
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  0: '\0',
};
const HEX_ESCAPE = /x([\da-fA-F]{2})|u([\da-fA-F]{4})/y;
/** Control letters, octal numbers and named references: their meaning depends on the rest of the pattern. */
const UNREAD_ESCAPES = /^(?:[ck1-9]|0\d)/;

/** The next character, or '' at the end. */
export const peek = ({ pattern, at }: PatternCursor): string => pattern[at] ?? '';

export function takeChar(cursor: PatternCursor): string {
  const char = peek(cursor);
  cursor.at += 1;
  return char;
}

/** Matches a sticky expression at the cursor, and moves the cursor behind the match. */
export function takeMatch(cursor: PatternCursor, regExp: RegExp): RegExpExecArray | null {
  regExp.lastIndex = cursor.at;
  const match = regExp.exec(cursor.pattern);
  if (match) cursor.at += match[0].length;
  return match;
}

/** The characters that the escape at the cursor, behind its backslash, stands for. */
export function takeEscapedChars(cursor: PatternCursor): CharSet {
  const hex = takeMatch(cursor, HEX_ESCAPE);
  if (hex) return charsOf(String.fromCharCode(Number.parseInt(hex[1] ?? hex[2] ?? '', 16)));
  const { pattern, at } = cursor;
  if (UNREAD_ESCAPES.test(pattern.slice(at, at + 2))) cursor.isReadable = false;
  const char = takeChar(cursor);
  return CLASS_ESCAPES[char] ?? charsOf(CONTROL_ESCAPES[char] ?? char);
}

/** The characters of a class, from behind its opening bracket; moves the cursor behind the closing one. */
export function takeClass(cursor: PatternCursor): CharSet {
  const { pattern } = cursor;
  const isNegated = peek(cursor) === '^';
  if (isNegated) cursor.at += 1;
  const sets: CharSet[] = [];
  while (cursor.at < pattern.length && peek(cursor) !== ']') {
    const from = takeClassAtom(cursor);
    if (peek(cursor) !== '-' || pattern[cursor.at + 1] === ']') {
      sets.push(from);
      continue;
    }
    cursor.at += 1;
    sets.push(rangeOf(from, takeClassAtom(cursor)));
  }
  cursor.at += 1;
  return isNegated ? complement(union(...sets)) : union(...sets);
}

function takeClassAtom(cursor: PatternCursor): CharSet {
  const char = takeChar(cursor);
  if (char !== '\\') return charsOf(char);
  if (peek(cursor) !== 'b') return takeEscapedChars(cursor);
  cursor.at += 1;
  return charsOf('\b');
}

/** A range between two characters. With \d, \w or \s at one end, it is both ends and the dash. */
function rangeOf(from: CharSet, to: CharSet): CharSet {
  const low = unitOf(from);
  const high = unitOf(to);
  return low === null || high === null ? union(from, charsOf('-'), to) : [[low, high]];
}

function unitOf(set: CharSet): number | null {
  const [range] = set;
  return set.length === 1 && range && range[0] === range[1] ? range[0] : null;
}
