/** Latin letters, and digits, come before it. */
const END_OF_LATIN = 'ɐ';

/** One or two letters of one script that stand for a name: "Mercado Pago" → "MP", "OXXO" → "OX". */
export function initialsOf(name: string): string {
  const [first = '•', second = ''] = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [];
  const [a = '', b = ''] = first;
  const [c = b] = second;
  return (a + (a < END_OF_LATIN === c < END_OF_LATIN ? c : b)).toUpperCase();
}
