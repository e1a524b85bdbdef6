const CODE = /\b[A-Z]{2,6}\b/g;
const WORD = /[\p{L}\p{M}]{3,}/u;

/** The `translate` of a short text: one of figures and codes alone is kept from page translators. */
export function translateOf(text: string): 'no' | undefined {
  return /\p{Nd}/u.test(text) && !WORD.test(text.replace(CODE, '')) ? 'no' : undefined;
}
