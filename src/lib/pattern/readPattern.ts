import { ownValue } from '../ownValue';

const DELIMITED = /^\/(.+)\/([a-z]*)$/s;
const INLINE_FLAGS = /^(\^?)\(\?([ims]+)\)/;
const KNOWN_FLAGS = /[^imsu]/g;
/** Anchors and named groups of other languages; here they would mean letters, or nothing. */
const FOREIGN: Readonly<Record<string, string>> = { '\\A': '^', '\\z': '$', '\\Z': '$', '(?P<': '(?<' };

/**
 * A server's pattern as a RegExp. The dialect is JavaScript's; what others write and can mean one thing only is read:
 * `/…/i`, `(?i)…`, `\A…\z`, `(?P<name>…)`, `\p{L}`. Throws a SyntaxError where it is none.
 */
export function readPattern(pattern: string): RegExp {
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
    // With that flag some escapes are forbidden that are harmless without.
    if (needsUnicode) return new RegExp(source, flags);
    throw error;
  }
}
