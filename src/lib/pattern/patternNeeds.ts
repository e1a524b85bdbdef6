import { type CharSet, charsOf, intersects } from './charSet';
import { isPatternCheap } from './isPatternCheap';
import { type PatternNode, parsePattern } from './parsePattern';
import { readPattern } from './readPattern';

/** Patterns that obviously accept an empty value. */
const PLAINLY_NOTHING = /^\^?((?:\.|\\[wdsWDS]|\[[^\]]+\])(?:\*|\{0,\d*\})|\([^()]*\)\?)?\$?$/;

function read(pattern: string): RegExp | null {
  try {
    return readPattern(pattern);
  } catch {
    return null;
  }
}

/**
 * Whether a pattern accepts an empty value. A costly one is not run, as that could take long: only an obvious
 * one counts.
 */
export function takesNothing(pattern: string): boolean {
  if (PLAINLY_NOTHING.test(pattern)) return true;
  const regExp = read(pattern);
  return regExp !== null && isPatternCheap(regExp.source) && regExp.test('');
}

/** Whether a pattern accepts one of these short texts; true if it cannot be read, or is too costly to run. */
export function takesAny(pattern: string, texts: readonly string[]): boolean {
  const regExp = read(pattern);
  return regExp === null || !isPatternCheap(regExp.source) || texts.some(text => regExp.test(text));
}

/**
 * What may take a small letter: one that is named, any sign, an opposite, a range that ends in none of its
 * own kind.
 */
const MAYBE_SMALL = /[a-z.\\]|\[\^|-[^A-Z0-9[\]]/;
/** A pattern for the whole text; one with alternatives only in brackets. */
const isWhole = (source: string): boolean => /^\^[^|]*\$$/.test(source.replace(/\([^()]*\)/g, ''));

/** Whether a pattern for the whole text takes letters, but surely no small ones. */
export function takesOnlyCapitals(pattern: string): boolean {
  const regExp = read(pattern);
  const plain = regExp?.source.replace(/\\(?:[ds]|[^a-zA-Z])/g, '0') ?? '';
  return !regExp?.ignoreCase && /[A-Z]/.test(plain) && !MAYBE_SMALL.test(plain) && isWhole(plain);
}

/**
 * The fewest characters that a text of only these `signs` needs for a pattern to accept it; Infinity if it
 * accepts none, 0 if the pattern cannot be read.
 */
export function leastOf(pattern: string, signs: string): number {
  const regExp = read(pattern);
  const tree = regExp && parsePattern(regExp.source);
  return tree ? least(tree, charsOf(signs)) : 0;
}

function least(node: PatternNode, signs: CharSet): number {
  switch (node.kind) {
    case 'chars':
      return intersects(node.first, signs) ? 1 : Number.POSITIVE_INFINITY;
    case 'sequence':
      return node.nodes.reduce((sum, one) => sum + least(one, signs), 0);
    case 'choice':
      return Math.min(...node.options.map(option => least(option, signs)));
    case 'repeat':
      return node.min === 0 ? 0 : node.min * least(node.body, signs);
    default:
      return 0;
  }
}
