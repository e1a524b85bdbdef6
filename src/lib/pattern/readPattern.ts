import { ownValue } from '../ownValue';

const DELIMITED = /^\/(.+)\/([a-z]*)$/s;
const INLINE_FLAGS = /^(\^?)\(\?([ims]+)\)/;
const KNOWN_FLAGS = /[^imsu]/g;
/** Anchors and named groups of other dialects, which JavaScript would read as letters or refuse. */
const FOREIGN: Readonly<Record<string, string>> = { '\\A': '^', '\\z': '$', '\\Z': '$', '(?P<': '(?<' };

/** A longer one could take long to read already, or overflow the stack. */
export const LONGEST_PATTERN = 2048;

/**
 * A server's pattern as a RegExp. The dialect is JavaScript's. Notations of others are accepted if they can
 * mean only one thing: `/…/i`, `(?i)…`, `\A…\z`, `(?P<name>…)`, `\p{L}`. Throws a SyntaxError if it is no
 * pattern, or too long.
 */
export function readPattern(pattern: string): RegExp {
  if (pattern.length > LONGEST_PATTERN) throw new SyntaxError();
  const [, delimited, outer = ''] = DELIMITED.exec(pattern) ?? [];
  const body = delimited ?? pattern;
  const [, anchor = '', inner = ''] = INLINE_FLAGS.exec(body) ?? [];
  const source = body
    .replace(INLINE_FLAGS, anchor)
    .replace(/\\[\s\S]|\(\?P</g, sign => ownValue(FOREIGN, sign) ?? sign);
  const flags = [...new Set((outer + inner).replace(KNOWN_FLAGS, ''))].join('');
  const needsUnicode = /\\[pP]\{/.test(source) && !flags.includes('u');
  try {
    return new RegExp(source, needsUnicode ? `${flags}u` : flags);
  } catch (error) {
    // The u flag forbids some escapes that are harmless without it.
    if (needsUnicode) return new RegExp(source, flags);
    throw error;
  }
}
