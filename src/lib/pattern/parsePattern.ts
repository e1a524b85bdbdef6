import { ALL_AND_END, type CharSet, charsOf, END_ONLY, LINE_CHARS, NO_CHARS, union } from './charSet';
import { type PatternCursor, peek, takeChar, takeClass, takeEscapedChars, takeMatch } from './takeChars';

/** `first`: the characters with which a match of the node may begin. `isNullable`: whether it may match nothing. */
type Shape = { first: CharSet; isNullable: boolean };

export type PatternNode = Shape &
  (
    | { kind: 'chars' | 'end' | 'start' | 'boundary' | 'reference' }
    | { kind: 'look'; body: PatternNode }
    | { kind: 'sequence'; nodes: PatternNode[] }
    | { kind: 'choice'; options: PatternNode[] }
    | { kind: 'repeat'; body: PatternNode; min: number; max: number }
  );

const GROUP_OPENINGS = /\((?:\?(?:(:)|([=!])|<(?![=!])[^>]*>))?/y;
const QUANTIFIER = /([*+?])\??|\{(\d+)(,?)(\d*)\}\??/y;

const charsNode = (first: CharSet): PatternNode => ({ kind: 'chars', first, isNullable: false });

function sequenceOf(nodes: PatternNode[]): PatternNode {
  let first: CharSet = NO_CHARS;
  for (const node of nodes) {
    first = union(first, node.first);
    if (!node.isNullable) break;
  }
  return { kind: 'sequence', nodes, first, isNullable: nodes.every(node => node.isNullable) };
}

function choiceOf(options: PatternNode[]): PatternNode {
  const [only, ...others] = options;
  if (only && others.length === 0) return only;
  return {
    kind: 'choice',
    options,
    first: union(...options.map(option => option.first)),
    isNullable: options.some(option => option.isNullable),
  };
}

/** Parses a pattern without flags into a tree; `null` for what this parser does not know (look-behind, modifiers). */
export function parsePattern(pattern: string): PatternNode | null {
  const cursor: PatternCursor = { pattern, at: 0, isReadable: true };
  const tree = takeChoice(cursor);
  return cursor.at === pattern.length && cursor.isReadable ? tree : null;
}

function takeChoice(cursor: PatternCursor): PatternNode | null {
  const options: PatternNode[] = [];
  do {
    if (options.length > 0) cursor.at += 1;
    const option = takeSequence(cursor);
    if (!option) return null;
    options.push(option);
  } while (peek(cursor) === '|');
  return choiceOf(options);
}

function takeSequence(cursor: PatternCursor): PatternNode | null {
  const nodes: PatternNode[] = [];
  while (cursor.at < cursor.pattern.length && peek(cursor) !== '|' && peek(cursor) !== ')') {
    const atom = takeAtom(cursor);
    if (!atom) return null;
    nodes.push(withQuantifier(atom, cursor));
  }
  return sequenceOf(nodes);
}

function takeAtom(cursor: PatternCursor): PatternNode | null {
  if (peek(cursor) === '(') return takeGroup(cursor);
  const char = takeChar(cursor);
  if (char === '[') return charsNode(takeClass(cursor));
  if (char === '\\') return takeEscape(cursor);
  if (char === '.') return charsNode(LINE_CHARS);
  if (char === '^') return { kind: 'start', first: NO_CHARS, isNullable: true };
  if (char === '$') return { kind: 'end', first: END_ONLY, isNullable: false };
  return charsNode(charsOf(char));
}

function takeGroup(cursor: PatternCursor): PatternNode | null {
  const opening = takeMatch(cursor, GROUP_OPENINGS);
  if (!opening || (opening[0] === '(' && peek(cursor) === '?')) return null;
  const body = takeChoice(cursor);
  if (!body || takeChar(cursor) !== ')') return null;
  // What follows a look-ahead is matched from the same place, so its first characters say nothing about the next one.
  return opening[2] ? { kind: 'look', body, first: ALL_AND_END, isNullable: true } : body;
}

function takeEscape(cursor: PatternCursor): PatternNode {
  if (takeMatch(cursor, /[bB]/y)) return { kind: 'boundary', first: NO_CHARS, isNullable: true };
  if (takeMatch(cursor, /[1-9]\d*/y)) return { kind: 'reference', first: ALL_AND_END, isNullable: true };
  return charsNode(takeEscapedChars(cursor));
}

function withQuantifier(body: PatternNode, cursor: PatternCursor): PatternNode {
  const match = takeMatch(cursor, QUANTIFIER);
  if (!match) return body;
  const [, sign, low, comma, high] = match;
  const min = sign ? Number(sign === '+') : Number(low);
  const bounded = comma ? Number(high || Number.POSITIVE_INFINITY) : min;
  const signed = sign === '?' ? 1 : Number.POSITIVE_INFINITY;
  const max = sign ? signed : bounded;
  return { kind: 'repeat', body, min, max, first: body.first, isNullable: min === 0 || body.isNullable };
}
