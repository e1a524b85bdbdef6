/** One or two letters that stand for a name: "Mercado Pago" → "MP", "OXXO" → "OX". */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-_./·]+/u).filter(word => /[\p{L}\p{N}]/u.test(word));
  const [first, second] = words;
  if (!first) return '•';
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}
