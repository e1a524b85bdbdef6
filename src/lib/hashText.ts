const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, 32 bits, in hexadecimal: a short mark of a text, from which the text cannot be read. Not a signature. */
export function hashText(text: string): string {
  let hash = OFFSET;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME);
  return (hash >>> 0).toString(16);
}
