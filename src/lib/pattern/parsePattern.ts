import {
  ALL_AND_END,
  type CharSet,
  CLASS_ESCAPES,
  charsOf,
  complement,
  END_ONLY,
  LINE_CHARS,
  NO_CHARS,
  union,
} from './charSet';

/** `first`: what a match of the node may begin with. `isNullable`: whether it may match nothing. */
type Shape = { first: CharSet; isNullable: boolean };

export type PatternNode = Shape &
  (
    | { kind: 'chars' | 'end' | 'start' | 'boundary' | 'reference' }
    | { kind: 'look'; body: PatternNode }
    | { kind: 'sequence'; nodes: PatternNode[] }
    | { kind: 'choice'; options: PatternNode[] }
    | { kind: 'repeat'; body: PatternNode; min: number; max: number }
  );

const CONTROL_ESCAPES: Readonly<Record<string, string>> = {
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  0: '\0',
};
const GROUP_OPENINGS = /\((?:\?(?:(:)|([=!])|<(?![=!])[^>]*>))?/y;
const QUANTIFIER = /([*+?])\??|\{(\d+)(,?)(\d*)\}\??/y;
const HEX_ESCAPE = /x([\da-fA-F]{2})|u([\da-fA-F]{4})/y;
/** Control letters, octal numbers and named references: what they mean hangs on the rest of the pattern. */
const UNREAD_ESCAPES = /^(?:[ck1-9]|0\d)/;

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

/** Between two characters all that lie there; to or from \d, \w or \s both and the dash. */
function rangeOf(from: CharSet, to: CharSet): CharSet {
  const low = unitOf(from);
  const high = unitOf(to);
  return low === null || high === null ? union(from, charsOf('-'), to) : [[low, high]];
}

function unitOf(set: CharSet): number | null {
  const [range] = set;
  return set.length === 1 && range && range[0] === range[1] ? range[0] : null;
}

const charsNode = (first: CharSet): PatternNode => ({ kind: 'chars', first, isNullable: false });

/** A pattern without flags as a tree, or null for what this parser does not know (look-behind, modifiers). */
export function parsePattern(pattern: string): PatternNode | null {
  let at = 0;
  let isReadable = true;

  function take(regExp: RegExp): RegExpExecArray | null {
    regExp.lastIndex = at;
    const match = regExp.exec(pattern);
    if (match) at += match[0].length;
    return match;
  }

  function takeEscapedChars(): CharSet {
    const hex = take(HEX_ESCAPE);
    if (hex) return charsOf(String.fromCharCode(Number.parseInt(hex[1] ?? hex[2] ?? '', 16)));
    const char = pattern[at] ?? '';
    if (UNREAD_ESCAPES.test(pattern.slice(at, at + 2))) isReadable = false;
    at += 1;
    return CLASS_ESCAPES[char] ?? charsOf(CONTROL_ESCAPES[char] ?? char);
  }

  function takeClassAtom(): CharSet {
    const char = pattern[at] ?? '';
    at += 1;
    if (char !== '\\') return charsOf(char);
    if (pattern[at] !== 'b') return takeEscapedChars();
    at += 1;
    return charsOf('\b');
  }

  function takeClass(): PatternNode {
    const isNegated = pattern[at] === '^';
    if (isNegated) at += 1;
    const sets: CharSet[] = [];
    while (at < pattern.length && pattern[at] !== ']') {
      const from = takeClassAtom();
      if (pattern[at] !== '-' || pattern[at + 1] === ']') {
        sets.push(from);
        continue;
      }
      at += 1;
      sets.push(rangeOf(from, takeClassAtom()));
    }
    at += 1;
    return charsNode(isNegated ? complement(union(...sets)) : union(...sets));
  }

  function takeEscape(): PatternNode {
    const char = pattern[at] ?? '';
    if (char === 'b' || char === 'B') {
      at += 1;
      return { kind: 'boundary', first: NO_CHARS, isNullable: true };
    }
    if (take(/[1-9]\d*/y)) {
      return { kind: 'reference', first: ALL_AND_END, isNullable: true };
    }
    return charsNode(takeEscapedChars());
  }

  function takeGroup(): PatternNode | null {
    const opening = take(GROUP_OPENINGS);
    if (!opening || (opening[0] === '(' && pattern[at] === '?')) return null;
    const body = takeChoice();
    if (!body || pattern[at] !== ')') return null;
    at += 1;
    // What follows a look-ahead is read from the same place: it tells nothing of the next character.
    return opening[2] ? { kind: 'look', body, first: ALL_AND_END, isNullable: true } : body;
  }

  function takeAtom(): PatternNode | null {
    if (pattern[at] === '(') return takeGroup();
    const char = pattern[at] ?? '';
    at += 1;
    if (char === '[') return takeClass();
    if (char === '\\') return takeEscape();
    if (char === '.') return charsNode(LINE_CHARS);
    if (char === '^') return { kind: 'start', first: NO_CHARS, isNullable: true };
    if (char === '$') return { kind: 'end', first: END_ONLY, isNullable: false };
    return charsNode(charsOf(char));
  }

  function withQuantifier(body: PatternNode): PatternNode {
    const match = take(QUANTIFIER);
    if (!match) return body;
    const [, sign, low, comma, high] = match;
    const min = sign ? Number(sign === '+') : Number(low);
    const bounded = comma ? Number(high || Number.POSITIVE_INFINITY) : min;
    const max = sign ? (sign === '?' ? 1 : Number.POSITIVE_INFINITY) : bounded;
    return { kind: 'repeat', body, min, max, first: body.first, isNullable: min === 0 || body.isNullable };
  }

  function takeSequence(): PatternNode | null {
    const nodes: PatternNode[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const atom = takeAtom();
      if (!atom) return null;
      nodes.push(withQuantifier(atom));
    }
    return sequenceOf(nodes);
  }

  function takeChoice(): PatternNode | null {
    const options: PatternNode[] = [];
    do {
      if (options.length > 0) at += 1;
      const option = takeSequence();
      if (!option) return null;
      options.push(option);
    } while (pattern[at] === '|');
    return choiceOf(options);
  }

  const tree = takeChoice();
  return at === pattern.length && isReadable ? tree : null;
}
