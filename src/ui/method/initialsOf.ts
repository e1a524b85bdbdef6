/** One or two letters that stand for a name: "Mercado Pago" → "MP", "OXXO" → "OX". */
export function initialsOf(name: string): string {
  const [first, second] = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [];
  if (!first) return '•';
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}
