import type { SupportedLocale } from '../../src/spec/locales';
import { vocabularies } from './vocabularies';

const ARGUMENT = /\{\s*\w+\s*(?=[,}])/g;
const NOT_INSIDE_A_WORD = '(?<![\\p{L}\\p{M}])';

/** The first word of a text that the sweepstake variant must not use in this language, or `null`. */
export function findForbiddenWord(text: string, locale: SupportedLocale): string | null {
  const { stems, isAnywhere = false } = vocabularies[locale];
  const pattern = new RegExp(`${isAnywhere ? '' : NOT_INSIDE_A_WORD}(?:${stems.join('|')})`, 'iu');
  // Names of arguments are not read by players.
  return pattern.exec(text.normalize('NFC').replace(ARGUMENT, ''))?.[0] ?? null;
}
