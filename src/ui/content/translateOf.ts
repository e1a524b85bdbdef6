const CODE = /\b[A-Z]{2,6}\b/g;
const DIGIT = /\p{Nd}/u;
const WORD = /[\p{L}\p{M}]{3,}/u;
/** The same for Latin texts with their dashes and currency signs: expressions for all scripts are slow to compile. */
const LATIN = /^[ -\u024f\u2000-\u206f\u20a0-\u20cf]*$/;
const LATIN_DIGIT = /\d/;
const LATIN_WORD = /[A-Za-z\u00c0-\u024f]{3,}/;

/** The `translate` of a short text: page translators must not touch one of only figures and codes. */
export function translateOf(text: string): 'no' | undefined {
  const [digit, word] = LATIN.test(text) ? [LATIN_DIGIT, LATIN_WORD] : [DIGIT, WORD];
  return digit.test(text) && !word.test(text.replace(CODE, '')) ? 'no' : undefined;
}
